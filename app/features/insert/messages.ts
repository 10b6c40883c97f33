/** The words of the menu `Insert`. */
export const insertMessages = {
  added: {
    one: "{label}: added {count} line.",
    other: "{label}: added {count} lines.",
  },
  addedDrastic: {
    one: "{label}: added {count} line. Search engines will drop the whole site.",
    other: "{label}: added {count} lines. Search engines will drop the whole site.",
  },
} as const;
