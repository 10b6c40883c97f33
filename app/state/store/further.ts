import type { TestUrl } from "./state.ts";

/** Negative ids are never those of URLs under test. */
const FIRST_ID = -1;

/** Further URLs of the Matrix, from what was typed. */
export const furtherOf = (typed: readonly string[] = []): readonly TestUrl[] =>
  typed.map((one, index) => ({ id: FIRST_ID - index, typed: one, expectations: [] }));
