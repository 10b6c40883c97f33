import type { Explanation } from "../../core/index.ts";
import { Icon } from "../ui/Icon.tsx";

interface VerdictWordProps {
  readonly allowed: boolean;
  /** What settled it, where that may be that the crawler does not obey the file. */
  readonly reason?: Explanation["reason"];
}

/** The verdict as a word with its own shape and colour. */
export const VerdictWord = ({ allowed, reason }: VerdictWordProps) =>
  reason === "not-obeyed" ? (
    <span className="verdict verdict--none">Not obeyed</span>
  ) : (
    <span className={allowed ? "verdict verdict--allowed" : "verdict verdict--blocked"}>
      <Icon name={allowed ? "allowed" : "blocked"} />
      {allowed ? "Allowed" : "Blocked"}
    </span>
  );
