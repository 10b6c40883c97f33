/** The commands of shortcuts. */
export type Command =
  | "share"
  | "add-url"
  | "open"
  | "format"
  | "undo"
  | "redo"
  | "next-problem"
  | "previous-problem"
  | "next-missed"
  | "next-region"
  | "previous-region"
  | "wrap"
  | "shortcuts";

/** The part of a keyboard event that identifies the keys. */
export type Keys = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/**
 * The command of a shortcut; null for none.
 *
 * @param inField whether the keys would type something where they were pressed.
 */
export const commandFor = (keys: Keys, inField: boolean): Command | null => {
  const { key, shiftKey, altKey } = keys;
  const mod = (keys.ctrlKey || keys.metaKey) && !altKey;
  if (mod && !shiftKey && key.toLowerCase() === "s") return "share";
  if (mod && !shiftKey && key.toLowerCase() === "o") return "open";
  if (mod && !shiftKey && key === "Enter") return "add-url";
  if (mod && shiftKey && key.toLowerCase() === "f") return "format";
  if (mod && key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  if (mod && !shiftKey && key.toLowerCase() === "y") return "redo";
  // On a Mac these keys type an omega.
  const isAltAlone = altKey && !shiftKey && !keys.ctrlKey && !keys.metaKey;
  if (isAltAlone && /^[zω]$/i.test(key)) return "wrap";
  if (mod || altKey) return null;
  if (key === "F6") return shiftKey ? "previous-region" : "next-region";
  if (key === "F8") return shiftKey ? "previous-problem" : "next-problem";
  if (key === "F9" && !shiftKey) return "next-missed";
  return key === "?" && !inField ? "shortcuts" : null;
};
