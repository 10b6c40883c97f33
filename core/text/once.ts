/**
 * Makes a function that gives the same thing each time and makes it when it is first asked for. For the formatters of
 * `Intl`: making one reads its language's tables, which takes a starting page longer than most of its own code.
 */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
