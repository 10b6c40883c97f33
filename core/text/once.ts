/**
 * Creates a function that computes its result on first use and then returns the same one. For the
 * formatters of `Intl`: creating one loads its language's tables, which at startup takes longer
 * than most of the page's own code.
 */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
