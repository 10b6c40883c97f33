import { useMemo, useState } from "react";
import { useStore } from "zustand";
import {
  disguises,
  formatList,
  formatMessage,
  identify,
  policyOf,
  type RobotsDocument,
  readsAs,
} from "../../core/index.ts";
import { setCrawler } from "../store/actions.ts";
import { dialectOf } from "../store/dialect.ts";
import type { AppStore } from "../store/store.ts";
import { SuggestField } from "../ui/fields.tsx";
import { Outside } from "../ui/Outside.tsx";
import { SeverityMark } from "../ui/SeverityMark.tsx";
import { crawlerNote, crawlerSuggestions } from "./crawler-suggestions.ts";
import { MESSAGES } from "./messages.ts";

interface CrawlerFieldProps {
  readonly store: AppStore;
  /** The document to take names from; it may lag behind the editor. */
  readonly document: RobotsDocument;
}

/** What to warn of where a name is not what it looks like; null for an honest one. */
const disguiseOf = (name: string): string | null => {
  const codes = disguises(name);
  if (codes.length === 0) return null;
  const seen = readsAs(name);
  return formatMessage(MESSAGES.disguisedName, { seen, codes: formatList(codes), name });
};

/** The choice of a crawler: any name, or a User-Agent header, of which the product token is kept. */
export const CrawlerField = ({ store, document }: CrawlerFieldProps) => {
  const crawler = useStore(store, (state) => state.query.crawler);
  const dialect = useStore(store, dialectOf);
  const [reduced, setReduced] = useState(false);
  const groups = useMemo(
    () => crawlerSuggestions(policyOf(document, dialect)),
    [document, dialect],
  );
  const identity = identify(crawler);
  const disguise = disguiseOf(identity.token);

  const reduce = (text: string): boolean => {
    const { how, token } = identify(text);
    if (how !== "from-user-agent") return false;
    setCrawler(store, token);
    setReduced(true);
    return true;
  };
  return (
    <div>
      <SuggestField
        label="Crawler"
        value={crawler}
        note={crawlerNote(identity.crawler)}
        placeholder="Googlebot"
        groups={groups}
        onChange={(value) => {
          setReduced(false);
          setCrawler(store, value);
        }}
        onPaste={(event) => {
          if (reduce(event.clipboardData.getData("text/plain"))) event.preventDefault();
        }}
        onBlur={() => reduce(crawler)}
      />
      {disguise !== null && (
        <p className="tester__disguise" role="alert">
          <SeverityMark severity="warning" />
          <span>
            <Outside text={disguise} />
          </span>
        </p>
      )}
      {reduced && (
        <p className="tester__reduced">Kept the product token of the User-Agent header.</p>
      )}
    </div>
  );
};
