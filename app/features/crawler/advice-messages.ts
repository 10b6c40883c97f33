/** What is said about a crawler's name that is unknown, or that passes for another one. */
export const adviceMessages = {
  disguisedName:
    "This name looks like {seen} but is another one: it contains {codes}. The verdicts are for {name}.",
  lookAlikeName: "This name looks like {seen} but is another one. The verdicts are for {name}.",
  didYouMean: "Did you mean {crawler}?",
  unknownName: "{name} is no known crawler.",
} as const;
