import type { Option, OptionGroup } from "./options.ts";

const beginsWith = ({ name }: Option, query: string): boolean =>
  name.toLowerCase().startsWith(query);

const fits = ({ name, note }: Option, query: string): boolean =>
  name.toLowerCase().includes(query) || note.toLowerCase().includes(query);

/**
 * The groups with the options whose name or note holds the text, those whose name begins with it
 * first. Empty when only the text itself is left: there is nothing to complete.
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

/** Options of a group that are listed: more than anybody reads, and a list that still opens at once. */
const MOST_LISTED = 250;

/** The groups as they are listed: of long ones the beginning. */
export const listed = (groups: readonly OptionGroup[]): readonly OptionGroup[] =>
  groups.map((group) => {
    const left = group.options.length - MOST_LISTED;
    return left <= 0 ? group : { ...group, options: group.options.slice(0, MOST_LISTED), left };
  });
