import type { Explanation } from "../../core/index.ts";
import { Icon } from "../ui/Icon.tsx";
import { MESSAGES } from "./messages.ts";

interface VerdictWordProps {
  readonly allowed: boolean;
  /** What decided, if it may be that the crawler does not obey the file. */
  readonly reason?: Explanation["reason"];
}

/** The verdict as a word with its own shape and colour. */
export const VerdictWord = ({ allowed, reason }: VerdictWordProps) =>
  reason === "not-obeyed" ? (
    <span className="verdict verdict--none" translate="no">
      {MESSAGES.notObeyed}
    </span>
  ) : (
    <span
      className={allowed ? "verdict verdict--allowed" : "verdict verdict--blocked"}
      translate="no"
    >
      <Icon name={allowed ? "allowed" : "blocked"} />
      {allowed ? MESSAGES.allowed : MESSAGES.blocked}
    </span>
  );
