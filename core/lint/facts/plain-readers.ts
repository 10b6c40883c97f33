import { GLOBAL } from "../../policy/agent.ts";
import type { IntendedGroup } from "./intended-groups.ts";

/** Readers that follow the 1994 standard, without wildcards; `*` includes some. */
const PLAIN_READERS: ReadonlySet<string> = new Set([
  GLOBAL,
  "wget",
  "heritrix",
  "archive.org_bot",
  "python-urllib",
]);

/** Whether some reader without wildcards follows a group. */
export const hasPlainReaders = ({ agents }: IntendedGroup): boolean =>
  agents.some(({ name }) => PLAIN_READERS.has(name));
