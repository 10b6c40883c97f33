/** The words of the tester. */
export const MESSAGES = {
  automatic: "Automatic: {reader}",
  automaticNote: "each crawler's own reader",
  ownReaderAllows: "{reader}, the reader {crawler} uses, allows this URL.",
  ownReaderBlocks: "{reader}, the reader {crawler} uses, blocks this URL.",
  disguisedName:
    "This name looks like {seen} but is another one: it contains {codes}. The verdicts are for {name}.",
} as const;
