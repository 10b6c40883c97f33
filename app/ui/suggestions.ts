import { flatten, type Option, type OptionGroup } from "./options.ts";

const beginsWith = ({ name }: Option, query: string): boolean =>
  name.toLowerCase().startsWith(query);

const fits = ({ name, note }: Option, query: string): boolean =>
  name.toLowerCase().includes(query) || note.toLowerCase().includes(query);

/**
 * The groups with the options whose name or note contains the text, those that begin with it first.
 * Empty if the only match is the text itself: there is nothing to complete.
 */
export const narrowed = (groups: readonly OptionGroup[], typed: string): readonly OptionGroup[] => {
  const query = typed.trim().toLowerCase();
  const found = groups.flatMap(({ label, options }) => {
    const fitting = options.filter((option) => fits(option, query));
    const first = fitting.filter((option) => beginsWith(option, query));
    const rest = fitting.filter((option) => !beginsWith(option, query));
    return fitting.length === 0 ? [] : [{ label, options: [...first, ...rest] }];
  });
  const isSettled = found.every(({ options }) =>
    options.every(({ name }) => name.toLowerCase() === query),
  );
  return isSettled ? [] : found;
};

/** The most options of a group that are listed: more than anybody reads, and still fast to open. */
const MOST_LISTED = 250;

/** The groups as listed: only the beginning of long ones. */
export const listed = (groups: readonly OptionGroup[]): readonly OptionGroup[] =>
  groups.map((group) => {
    const left = group.options.length - MOST_LISTED;
    return left <= 0 ? group : { ...group, options: group.options.slice(0, MOST_LISTED), left };
  });

/**
 * The option that Enter takes for a text typed in part: the one of this name, or else the first whose
 * name begins so. Null if there is none, or nothing is typed.
 */
export const bestFor = (groups: readonly OptionGroup[], typed: string): Option | null => {
  const query = typed.trim().toLowerCase();
  if (query === "") return null;
  const begun = flatten(groups).filter((option) => beginsWith(option, query));
  return begun.find(({ name }) => name.toLowerCase() === query) ?? begun[0] ?? null;
};
