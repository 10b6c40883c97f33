import { once } from "../text/once.ts";
import type { CompletionItem } from "./completion.ts";
import { type Insertion, purposeBlocks } from "./insertions.ts";
import { COMPLETION_MESSAGES as words } from "./messages.ts";

const SECTION = { name: words.wholeGroups, rank: 1 };

/** A snippet field, in the syntax that editors share. */
const field = (number: number, text: string): string => `$\{${number}:${text}}`;

const group = (label: string, detail: string, template: string, info: string): CompletionItem => {
  const insert = template.replace(/\$\{\d:([^}]*)\}/g, "$1");
  return {
    label,
    insert,
    ...(template === insert ? {} : { template }),
    kind: "group",
    detail,
    info,
    section: SECTION,
    boost: -20,
  };
};

const blocking = ({ label, detail, text, info }: Insertion): CompletionItem =>
  group(label, detail, text, info);

/** Lower by this much for each one: a shorter name further down must not come first. */
const STEP = 4;

const items: () => readonly CompletionItem[] = once(() =>
  [
    group(
      words.generalGroup,
      words.generalGroupDetail,
      `User-agent: *\nDisallow: ${field(1, "/private/")}\n`,
      words.generalGroupMeans,
    ),
    group(words.openGroup, "", "User-agent: *\nDisallow:\n", words.openGroupMeans),
    group(
      words.ownGroup,
      words.ownGroupDetail,
      `User-agent: ${field(1, "Googlebot")}\nDisallow: ${field(2, "/private/")}\n`,
      words.ownGroupMeans,
    ),
    ...purposeBlocks().map(blocking),
  ].map((item, index) => ({ ...item, boost: item.boost - STEP * index })),
);

/**
 * Whole groups to start from: for every crawler, for one, and for all known ones of a purpose.
 * Created once.
 */
export const groupItems = (): readonly CompletionItem[] => items();
