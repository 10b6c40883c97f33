import { GLOBAL } from "../../policy/agent.ts";
import type { MeantGroup } from "./meant-groups.ts";

/** Those who read the file in the manner of 1994, without wildcards; `*` has some among all others. */
const PLAIN_READERS: ReadonlySet<string> = new Set([
  GLOBAL,
  "wget",
  "heritrix",
  "archive.org_bot",
  "python-urllib",
]);

/** Whether some reader without wildcards follows a group. */
export const hasPlainReaders = ({ agents }: MeantGroup): boolean =>
  agents.some(({ name }) => PLAIN_READERS.has(name));
