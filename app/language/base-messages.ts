/** The words of what the editor has from its first moment; `messages.ts` has those of what loads later. */
export const baseMessages = {
  source: "robots.txt source",
  fold: "Fold these lines",
  unfold: "Unfold these lines",
  folded: "folded lines",
  lines: { one: "{count} line", other: "{count} lines" },
} as const;
