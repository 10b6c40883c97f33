/** The words of the first visit's example. */
export const firstVisitMessages = {
  title: "A small shop",
  lesson: "The longest rule that matches a URL decides, wherever it stands in its group.",
} as const;
