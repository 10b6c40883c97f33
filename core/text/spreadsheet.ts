/**
 * How a cell begins that a spreadsheet may take for a formula: mark it as text when writing one. The
 * regular expressions of libraries know fewer beginnings, or miss cells of several lines.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export const FORMULA_START: RegExp = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
