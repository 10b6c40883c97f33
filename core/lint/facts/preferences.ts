/** One preference of a line: `label=value`, as written. */
export interface Preference {
  readonly label: string;
  /** Empty if there is no `=`. */
  readonly value: string;
}

/** The preferences of a comma-separated list, trimmed. */
export const readPreferences = (text: string): readonly Preference[] =>
  text.split(",").map((part) => {
    const equals = part.indexOf("=");
    if (equals < 0) return { label: part.trim(), value: "" };
    return { label: part.slice(0, equals).trim(), value: part.slice(equals + 1).trim() };
  });
