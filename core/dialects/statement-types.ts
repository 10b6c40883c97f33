import type { DialectFacts, Topic } from "./dialect.ts";

/** A switch's values as keys: its possible words, or whether there is a limit. */
type Setting<T> = T extends string ? T : T extends number ? "limited" : "unlimited";

/** The topic of a switch, and one sentence for each of its settings. */
export type Statements = {
  readonly [T in Topic]: {
    readonly topic: string;
    readonly settings: Readonly<Record<Setting<DialectFacts[T]["value"]>, string>>;
  };
};
