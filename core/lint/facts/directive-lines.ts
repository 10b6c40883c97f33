import type { RobotsDocument } from "../../syntax/document.ts";
import { bomUnits } from "../../syntax/scan.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import type { LineView } from "../context.ts";

/** Where a line's text begins: after a byte order mark at the start of the file. */
export const startOf = ({ from }: LineView, { source, encoding }: RobotsDocument): number =>
  from === 0 ? bomUnits(source, encoding) : from;

/** Whether a line is a directive that some reader knows: for others the usual form is unknown. */
export const isDirective = ({ field, missingColon, keyText }: LineView): boolean =>
  field !== null && !missingColon && (field !== "other" || findDirective(keyText) !== null);

/**
 * Whether a line begins with a known name, a colon and a space, as most do: their separator needs
 * no fix.
 */
export const isPlainlySeparated = (line: LineView): boolean => {
  const { spelling, missingColon, key, separator, value } = line;
  if (spelling !== "exact" || missingColon) return false;
  if (key === null || separator === null || value === null) return false;
  return separator.from === key.to && value.from > separator.to;
};

/** Whether a line is one that people write but no crawler admits to reading, such as `Noindex`. */
export const isUnread = ({ field, keyText }: LineView): boolean => {
  const status = field === "other" ? findDirective(keyText)?.status : undefined;
  return status === "unsupported" || status === "non-standard";
};
