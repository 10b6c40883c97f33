/**
 * The formats of the values of further fields, as specified by those who read or propose them.
 * Values are trimmed; any string is accepted.
 */

const HOUR = "(?:(?:[01]\\d|2[0-3])[0-5]\\d|2400)";
const HOURS = `${HOUR}-${HOUR}`;

const RATE = new RegExp(`^\\d+/0*[1-9]\\d*[smhd]?(?:[ \\t]+${HOURS})?$`, "i");
const VISIT = new RegExp(`^${HOURS}$`);

/**
 * Whether a value is `pages/time`, with an optional unit and hours, such as `1/10s 1800-1900`
 * (Seznam).
 */
export const isRequestRate = (value: string): boolean => RATE.test(value);

/** Whether a value is a time range in UTC, such as `0600-0845` (Conner's proposal). */
export const isVisitTime = (value: string): boolean => VISIT.test(value);

/** Why Yandex rejects a Clean-param value; null if it is valid. */
export type CleanParamFault = "empty" | "long" | "parts" | "names" | "path" | null;

const LONGEST_CLEAN_PARAM = 500;
const CLEAN_PATH = /^[A-Za-z0-9./*_-]+$/;
const PARAMETERS = /^[^\s&,;?=#]+(?:&[^\s&,;?=#]+)*$/;

/** Compares a value with Yandex's format: names joined by `&`, and optionally a path. */
export const cleanParamFault = (value: string): CleanParamFault => {
  if (value === "") return "empty";
  if (value.length > LONGEST_CLEAN_PARAM) return "long";
  const [names = "", path, ...more] = value.split(/[ \t]+/);
  if (!PARAMETERS.test(names)) return "names";
  if (more.length > 0) return "parts";
  if (path === undefined) return null;
  if (!/^[/*]/.test(path)) return "parts";
  return CLEAN_PATH.test(path) ? null : "path";
};
