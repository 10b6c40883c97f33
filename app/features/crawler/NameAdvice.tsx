import { useEffect, useMemo, useState } from "react";
import {
  asciiLower,
  crawlerBeginningWith,
  disguiseOf,
  formatList,
  formatMessage,
  similarCrawler,
} from "../../../core/index.ts";
import { crawlerKey } from "../../state/store/expectations.ts";
import { flatten, type OptionGroup } from "../../ui/options.ts";
import { SeverityMark } from "../../ui/SeverityMark.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { adviceMessages as words } from "./advice-messages.ts";

/** The warning for a name that passes for another one; null for a plain one. */
const warningOf = (token: string): string | null => {
  const disguise = disguiseOf(token);
  if (disguise === null) return null;
  const { seen, codes } = disguise;
  // Lower case makes ASCII letters that look alike visible.
  const name = asciiLower(token);
  return codes.length === 0
    ? formatMessage(words.lookAlikeName, { seen, name })
    : formatMessage(words.disguisedName, { seen, codes: formatList(codes), name });
};

/**
 * Milliseconds without typing before a correction is offered: a name being typed is close to many.
 */
const PAUSE = 600;

/** Whether a name is settled that neither the file nor the table of crawlers has. */
const useIsUnknown = (token: string, groups: readonly OptionGroup[]): boolean => {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(token), PAUSE);
    return () => clearTimeout(timer);
  }, [token]);
  if (settled !== token) return false;
  return !flatten(groups).some(({ value }) => crawlerKey(value) === crawlerKey(token));
};

interface NameAdviceProps {
  /** A product token that is no known crawler's. */
  readonly token: string;
  /** The names that are suggested, those in the file among them. */
  readonly groups: readonly OptionGroup[];
  readonly onChoose: (name: string) => void;
}

/** What to consider about an unknown name: what it passes for, or was probably meant for. */
export const NameAdvice = ({ token, groups, onChoose }: NameAdviceProps) => {
  const warning = useMemo(() => warningOf(token), [token]);
  const isUnknown = useIsUnknown(token, groups);
  const similar = isUnknown ? (crawlerBeginningWith(token) ?? similarCrawler(token)) : null;
  return (
    <>
      {warning !== null && (
        <p className="tester__disguise" role="alert">
          <SeverityMark severity="warning" />
          <span>
            <UntrustedText text={warning} />
          </span>
        </p>
      )}
      {isUnknown && (
        <p className="tester__reduced" role="status">
          <UntrustedText text={formatMessage(words.unknownName, { name: token })} />{" "}
          {similar !== null && (
            <button type="button" className="link" onClick={() => onChoose(similar)}>
              {formatMessage(words.didYouMean, { crawler: similar })}
            </button>
          )}
        </p>
      )}
    </>
  );
};
