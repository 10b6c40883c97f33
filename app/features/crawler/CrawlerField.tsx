import { useDeferredValue, useMemo, useState } from "react";
import { useStore } from "zustand";
import { formatMessage, identify, policyOf } from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { setCrawler } from "../../state/store/actions.ts";
import { dialectOf } from "../../state/store/derive.ts";
import type { AppStore } from "../../state/store/store.ts";
import { lazyPart } from "../../ui/later.tsx";
import { PanelBoundary } from "../../ui/PanelBoundary.tsx";
import { SuggestField } from "../../ui/SuggestField.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";
import { crawlerNote, crawlerSuggestions } from "./crawler-suggestions.ts";
import { FollowedLines } from "./FollowedLines.tsx";

const NameAdvice = lazyPart(async () => (await import("./NameAdvice.tsx")).NameAdvice);

interface CrawlerFieldProps {
  readonly store: AppStore;
  readonly port: EditorPort;
}

/** Selects a crawler: any name, or a User-Agent header, of which the product token is kept. */
export const CrawlerField = ({ store, port }: CrawlerFieldProps) => {
  // The document to take names from may be slightly older than the editor's.
  const document = useDeferredValue(useStore(store, (state) => state.document));
  const crawler = useStore(store, (state) => state.query.crawler);
  const dialect = useStore(store, dialectOf);
  /** The header that the token was taken from; null if the name was selected or typed. */
  const [taken, setTaken] = useState<string | null>(null);
  const groups = useMemo(
    () => crawlerSuggestions(policyOf(document, dialect)),
    [document, dialect],
  );
  const identity = identify(crawler);
  // Said of a header that is still typed, too: a note that came when the field is left would move what is
  // being clicked.
  const header = taken ?? (identity.how === "from-user-agent" ? crawler.trim() : null);

  const reduce = (text: string): boolean => {
    const { how, token } = identify(text);
    if (how !== "from-user-agent") return false;
    setCrawler(store, token);
    setTaken(text.trim());
    return true;
  };
  return (
    <div>
      <SuggestField
        label={MESSAGES.crawler}
        value={crawler}
        note={crawlerNote(identity.crawler)}
        aside={<FollowedLines store={store} port={port} />}
        placeholder={MESSAGES.anyOtherCrawler}
        groups={groups}
        onChange={(value) => {
          setTaken(null);
          setCrawler(store, value);
        }}
        onPaste={(event) => {
          if (reduce(event.clipboardData.getData("text/plain"))) event.preventDefault();
        }}
        onBlur={() => reduce(crawler)}
      />
      {identity.crawler === null && identity.token !== "" && (
        <PanelBoundary name={MESSAGES.advicePart}>
          <NameAdvice
            token={identity.token}
            groups={groups}
            onChoose={(name) => setCrawler(store, name)}
          />
        </PanelBoundary>
      )}
      {header !== null && (
        <p className="tester__reduced" role="status">
          <UntrustedText
            text={formatMessage(MESSAGES.fromHeader, { token: identity.token, header })}
          />
        </p>
      )}
    </div>
  );
};
