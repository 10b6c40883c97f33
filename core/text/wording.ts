/** Names or clauses in a row, as a sentence has them: `A`, `A and B`, `A, B and C`; empty for none. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join("")
    : `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;
