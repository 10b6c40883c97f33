/** A choice of a list. */
export interface Option {
  readonly value: string;
  readonly name: string;
  readonly note: string;
}

/** Choices under a heading; without one when the label is null. */
export interface OptionGroup {
  readonly label: string | null;
  readonly options: readonly Option[];
  /** How many more there are that are not listed; none when left out. */
  readonly left?: number;
}

/** The choices of all groups, in the order of the list. */
export const flatten = (groups: readonly OptionGroup[]): readonly Option[] =>
  groups.flatMap(({ options }) => options);
