import type { Matcher } from "../match/compile.ts";
import type { ClosedPattern } from "./closed-pattern.ts";
import { isUnreachable } from "./reach.ts";
import { freshFilling, waysToCompare, witnessFor } from "./urls.ts";

/** An example URL; `nowhere` if it is certain that there is none, null if none was found. */
export type Witness = { readonly url: string } | "nowhere" | null;

/** Finds example URLs for statements about matchers. */
export class Witnesses {
  private readonly matchers: readonly Matcher[];
  private readonly compared: ReturnType<typeof waysToCompare>;
  private readonly patterns: () => Iterable<ClosedPattern>;
  private letter: string | null = null;

  /**
   * @param patterns all deciding patterns: one extra filling is a character that none of them
   *   contains.
   */
  constructor(matchers: readonly Matcher[], patterns: () => Iterable<ClosedPattern>) {
    this.matchers = matchers;
    this.compared = waysToCompare(matchers);
    this.patterns = patterns;
  }

  /** Finds a readable URL that all the matchers compare as the pattern, and that passes a test. */
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
