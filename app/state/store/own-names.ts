import { formatMessage } from "../../../core/index.ts";
import { MESSAGES } from "./messages.ts";

/**
 * Names that the page gives to files and texts, as drafts and links keep them: the same in every language. `shownName`
 * translates them.
 */
export const OWN_NAMES = {
  untitled: "Untitled draft",
  prefilled: "From another page",
  opened: "This file when opened",
  saved: "As last shared or downloaded",
  pasted: "Pasted text",
} as const;

/** What the names of examples begin with. */
const EXAMPLE = "Example: ";

/** The name of an example as a file. */
export const exampleName = (title: string): string => `${EXAMPLE}${title}`;

/** Whether a name is that of an example. */
export const isExampleName = (name: string): boolean => name.startsWith(EXAMPLE);

const SHOWN: ReadonlyMap<string, string> = new Map(
  (["untitled", "prefilled", "opened", "saved", "pasted"] as const).map((id) => [
    OWN_NAMES[id],
    MESSAGES.names[id],
  ]),
);

/** A name as it is shown: one that the page gave is in the page's language, any other as it is. */
export const shownName = (name: string): string =>
  isExampleName(name)
    ? formatMessage(MESSAGES.example, { title: name.slice(EXAMPLE.length) })
    : (SHOWN.get(name) ?? name);
