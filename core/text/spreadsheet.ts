/**
 * Cells with such a beginning may be read as a formula by spreadsheets: mark them as text when
 * writing. The regular expressions of libraries cover fewer cases, or miss cells with several
 * lines.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export const FORMULA_START: RegExp = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
