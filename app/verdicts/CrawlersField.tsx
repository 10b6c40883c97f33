import { useState } from "react";
import {
  crawlerBeginningWith,
  crawlers,
  formatMessage,
  identify,
  similarCrawler,
  visibleText,
} from "../../core/index.ts";
import { Button } from "../ui/Button.tsx";
import { NameList } from "../ui/NameList.tsx";
import { Popup } from "../ui/Popup.tsx";
import { crawlersFieldMessages as words } from "./crawlers-field-messages.ts";

const KNOWN = crawlers.map(({ token }) => token);

interface CrawlersFieldProps {
  /** The text of the button that opens the list. */
  readonly label: string;
  readonly names: readonly string[];
  /** A name as shown. */
  readonly shown: (name: string) => string;
  readonly onChange: (names: readonly string[]) => void;
}

/** The crawlers that URLs are judged for: a known one is added by the beginning of its name, and any other by its name. */
export const CrawlersField = ({ label, names, shown, onChange }: CrawlersFieldProps) => {
  /** The name added last, if no crawler has it. */
  const [unknown, setUnknown] = useState<string | null>(null);
  const similar = unknown === null ? null : similarCrawler(unknown);
  const change = (changed: readonly string[], added: string | null = null) => {
    onChange(changed);
    setUnknown(added);
  };
  const without = (name: string) => names.filter((one) => one !== name);
  return (
    <Popup label={label}>
      {() => (
        <NameList
          names={names}
          known={KNOWN}
          shown={shown}
          onAdd={(name) => {
            const known = crawlerBeginningWith(name);
            const isKnown = known !== null || identify(name).crawler !== null;
            change([...names, known ?? name], isKnown ? null : name);
          }}
          onRemove={(name) => change(without(name))}
        >
          {unknown !== null && (
            <p className="names__note" role="status">
              {formatMessage(words.unknownName, { name: visibleText(unknown) })}{" "}
              {similar !== null && (
                <Button small onClick={() => change([...without(unknown), similar])}>
                  {formatMessage(words.instead, { crawler: similar })}
                </Button>
              )}
            </p>
          )}
        </NameList>
      )}
    </Popup>
  );
};
