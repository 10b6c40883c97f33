import { formatMessage, type RobotsDocument } from "../../../core/index.ts";
import { Icon } from "../../ui/Icon.tsx";
import { lineName } from "../../verdicts/line-name.ts";
import { MESSAGES } from "../../verdicts/messages.ts";
import type { PatternVerdict } from "./pattern-tests.ts";

/** The verdict on a pattern as a word with its own shape and colour. */
export const PatternWord = ({ pattern }: { readonly pattern: PatternVerdict }) => {
  const { allowed, base, exceptions, extent, status } = pattern;
  if (extent === null) {
    const text = status === "failed" ? MESSAGES.notChecked : MESSAGES.checking;
    return (
      <span className="verdict verdict--none" translate="no">
        {text}
      </span>
    );
  }
  if (base === null)
    return (
      <span className="verdict verdict--none" translate="no">
        {MESSAGES.noMatch}
      </span>
    );
  if (exceptions.length > 0) {
    return (
      <span className="verdict verdict--mixed" translate="no">
        <Icon name="more" />
        {formatMessage(MESSAGES.mixed, { count: exceptions.length })}
      </span>
    );
  }
  if (!extent.proved)
    return (
      <span className="verdict verdict--none" translate="no">
        {MESSAGES.notProved}
      </span>
    );
  return (
    <span
      className={allowed === true ? "verdict verdict--allowed" : "verdict verdict--blocked"}
      translate="no"
    >
      <Icon name={allowed === true ? "allowed" : "blocked"} />
      {allowed === true ? MESSAGES.allAllowed : MESSAGES.allBlocked}
    </span>
  );
};

/** Why a pattern has its verdict, in a few words. */
export const patternWhy = (
  { base, exceptions, status }: PatternVerdict,
  document: RobotsDocument,
): string => {
  if (status === "outdated") return MESSAGES.checkingAgain;
  if (base === null || exceptions.length > 0) return "";
  const { rule } = base.verdict;
  return rule === null
    ? MESSAGES.patternNoRule
    : formatMessage(MESSAGES.patternRule, { line: lineName(document, rule.line) });
};
