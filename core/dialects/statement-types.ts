import type { DialectFacts, Topic } from "./dialect.ts";

/** A switch's values as keys: the words it can be set to, or whether there is a limit. */
type Setting<T> = T extends string ? T : T extends number ? "limited" : "unlimited";

/** What a switch is about, and one sentence for each of its settings. */
export type Statements = {
  readonly [T in Topic]: {
    readonly topic: string;
    readonly settings: Readonly<Record<Setting<DialectFacts[T]["value"]>, string>>;
  };
};
