import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import {
  disguises,
  formatList,
  formatMessage,
  type Identity,
  identify,
  lookAlikeCrawler,
  policyOf,
  type RobotsDocument,
  readsAs,
  similarCrawler,
} from "../../../core/index.ts";
import { setCrawler } from "../../state/store/actions.ts";
import { dialectOf } from "../../state/store/derive.ts";
import { crawlerKey } from "../../state/store/expectations.ts";
import type { AppStore } from "../../state/store/store.ts";
import { flatten, type OptionGroup } from "../../ui/options.ts";
import { SeverityMark } from "../../ui/SeverityMark.tsx";
import { SuggestField } from "../../ui/SuggestField.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";
import { crawlerNote, crawlerSuggestions } from "./crawler-suggestions.ts";

interface CrawlerFieldProps {
  readonly store: AppStore;
  /** The document to take names from; it may be slightly older than the editor's. */
  readonly document: RobotsDocument;
}

/** The warning for a name with look-alike or invisible characters; null for a plain one. */
const disguiseOf = (name: string): string | null => {
  const codes = disguises(name);
  if (codes.length === 0) {
    const known = lookAlikeCrawler(name);
    // Lower case makes look-alike letters visible.
    return known === null
      ? null
      : formatMessage(MESSAGES.lookAlikeName, { seen: known, name: name.toLowerCase() });
  }
  const seen = readsAs(name);
  return formatMessage(MESSAGES.disguisedName, { seen, codes: formatList(codes), name });
};

/**
 * Milliseconds without typing before a correction is offered: a name being typed is close to many.
 */
const PAUSE = 600;

/**
 * The known crawler that a name was probably meant for; null for names that are known or in the
 * file.
 */
const useSimilarCrawler = (
  { token, crawler }: Identity,
  groups: readonly OptionGroup[],
): string | null => {
  const [settled, setSettled] = useState(token);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(token), PAUSE);
    return () => clearTimeout(timer);
  }, [token]);
  if (settled !== token || crawler !== null) return null;
  const isListed = flatten(groups).some(({ value }) => crawlerKey(value) === crawlerKey(token));
  return isListed ? null : similarCrawler(token);
};

/** Selects a crawler: any name, or a User-Agent header, of which the product token is kept. */
export const CrawlerField = ({ store, document }: CrawlerFieldProps) => {
  const crawler = useStore(store, (state) => state.query.crawler);
  const dialect = useStore(store, dialectOf);
  /** The header that the token was taken from; null if the name was selected or typed. */
  const [header, setHeader] = useState<string | null>(null);
  const groups = useMemo(
    () => crawlerSuggestions(policyOf(document, dialect)),
    [document, dialect],
  );
  const identity = identify(crawler);
  const disguise = disguiseOf(identity.token);
  const similar = useSimilarCrawler(identity, groups);

  const reduce = (text: string): boolean => {
    const { how, token } = identify(text);
    if (how !== "from-user-agent") return false;
    setCrawler(store, token);
    setHeader(text.trim());
    return true;
  };
  return (
    <div>
      <SuggestField
        label={MESSAGES.crawler}
        value={crawler}
        note={crawlerNote(identity.crawler)}
        placeholder={MESSAGES.anyOtherCrawler}
        groups={groups}
        onChange={(value) => {
          setHeader(null);
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
            <UntrustedText text={disguise} />
          </span>
        </p>
      )}
      {similar !== null && (
        <p className="tester__reduced">
          <button type="button" className="link" onClick={() => setCrawler(store, similar)}>
            {formatMessage(MESSAGES.didYouMean, { crawler: similar })}
          </button>
        </p>
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
