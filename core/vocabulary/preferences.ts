/**
 * The labels of a field on the use of content, with the values of each. Files may use any label.
 */
export type PreferenceTable = ReadonlyMap<string, readonly string[]>;

const YES_NO = ["yes", "no"];
const Y_N = ["y", "n"];

/** `Content-Signal` (contentsignals.org); `use` is Cloudflare's addition. */
export const contentSignals: PreferenceTable = new Map([
  ["search", YES_NO],
  ["ai-input", YES_NO],
  ["ai-train", YES_NO],
  ["use", ["immediate", "reference", "full"]],
]);

/** `Content-Usage` (the IETF's draft of a vocabulary, which may change). */
export const contentUsages: PreferenceTable = new Map([
  ["train-ai", Y_N],
  ["search", Y_N],
]);
