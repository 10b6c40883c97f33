import type { Matcher } from "../match/compile.ts";
import type { ClosedPattern } from "./closed-pattern.ts";
import { isUnreachable } from "./reach.ts";
import { freshFilling, waysToCompare, witnessFor } from "./urls.ts";

/** A URL that shows a claim; `nowhere` where it is certain that none can, null where none was found. */
export type Witness = { readonly url: string } | "nowhere" | null;

/** Finds URLs that show what is claimed of matchers. */
export class Witnesses {
  private readonly matchers: readonly Matcher[];
  private readonly compared: ReturnType<typeof waysToCompare>;
  private readonly patterns: () => Iterable<ClosedPattern>;
  private letter: string | null = null;

  /** @param patterns all that decide: one more filling is made of what none of them holds. */
  constructor(matchers: readonly Matcher[], patterns: () => Iterable<ClosedPattern>) {
    this.matchers = matchers;
    this.compared = waysToCompare(matchers);
    this.patterns = patterns;
  }

  /** A readable URL that all the matchers compare as the pattern, and that passes a test. */
  find(pattern: ClosedPattern, passes: (url: string) => boolean): Witness {
    const fresh = (): string => {
      this.letter ??= freshFilling(this.patterns());
      return this.letter;
    };
    const url = witnessFor(pattern, this.compared, passes, fresh);
    if (url !== null) return { url };
    const isNowhere = this.matchers.some(({ policy }) => isUnreachable(pattern, policy.dialect));
    return isNowhere ? "nowhere" : null;
  }
}
