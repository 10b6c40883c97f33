/** An option of a list. */
export interface Option {
  readonly value: string;
  readonly name: string;
  readonly note: string;
}

/** Options under a heading; no heading if the label is null. */
export interface OptionGroup {
  readonly label: string | null;
  readonly options: readonly Option[];
  /** How many more options are not listed. */
  readonly left?: number;
}

/** The options of all groups, in list order. */
export const flatten = (groups: readonly OptionGroup[]): readonly Option[] =>
  groups.flatMap(({ options }) => options);
