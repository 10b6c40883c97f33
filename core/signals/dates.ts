import { asciiLower } from "../text/ascii.ts";
import { DAY, daysTo } from "../text/days.ts";

/** When something ends, in milliseconds since 1970, UTC: at one moment if the text names a zone. */
export interface Ending {
  readonly earliest: number;
  readonly latest: number;
}

/** A date at the beginning of a text, and where it ends there. */
export interface FoundDate extends Ending {
  readonly to: number;
}

const HOUR = 3_600_000;

/** Without a zone, a time may be meant anywhere on earth: from UTC-12 to UTC+14. */
const ZONE_LEAST = -12;
const ZONE_MOST = 14;

/** The zones of RFC 822, section 5.1, and `UTC`, in hours east of Greenwich. */
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
};

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const CLOCK = "(\\d{2}):(\\d{2})(?::(\\d{2})(?:\\.\\d{1,9})?)?";
const ZONE = "(Z|UTC?|GMT|[ECMP][SD]T|[+-]\\d{2}:?\\d{2})(?![a-z\\d])";

/** `2025-12-03`, `2025-12-03T13:09:53+01:00`: ISO 8601 as RFC 3339 profiles it. */
const ISO = new RegExp(`(\\d{4})-(\\d{2})-(\\d{2})(?:[T ]${CLOCK}(?: ?${ZONE})?)?`, "iy");

/** `Wed, 03 Dec 2025 13:09:53 GMT`, `Wednesday, 03-Dec-25 13:09:53 GMT`, `25 Jun 2010`. */
const WORDS = new RegExp(
  `(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? +)?(\\d{1,2})[ -]([a-z]{3})[a-z]{0,6}[ -](\\d{4}|\\d{2})(?: +${CLOCK}(?: ?${ZONE})?)?`,
  "iy",
);

/** Two digits of a year as RFC 6265, section 5.1.1, reads them. */
const fullYear = (text: string): number => {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
};

const startOf = (year: number, month: number, day: number): number => {
  const first = daysTo(year, month, 1);
  const next = month === 12 ? daysTo(year + 1, 1, 1) : daysTo(year, month + 1, 1);
  return day >= 1 && day <= next - first ? (first + day - 1) * DAY : Number.NaN;
};

const clockOf = (hour: string, minute: string, second: string): number => {
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  return h <= 23 && m <= 59 && s <= 60 ? h * HOUR + m * 60_000 + s * 1000 : Number.NaN;
};

/** Hours east of Greenwich. */
const zoneOf = (text: string): number => {
  const known = ZONES[asciiLower(text)];
  if (known !== undefined) return known;
  const hours = Number(text.slice(1, 3)) + Number(text.slice(-2)) / 60;
  return text.startsWith("-") ? -hours : hours;
};

const found = (
  start: number,
  [hour, minute, second, zone]: readonly (string | undefined)[],
  to: number,
): FoundDate | null => {
  if (hour === undefined) {
    // Nothing says whether the day itself is included.
    const earliest = start - ZONE_MOST * HOUR;
    return Number.isNaN(start) ? null : { earliest, latest: start + DAY - ZONE_LEAST * HOUR, to };
  }
  const local = start + clockOf(hour, minute ?? "0", second ?? "0");
  if (Number.isNaN(local)) return null;
  if (zone === undefined) {
    return { earliest: local - ZONE_MOST * HOUR, latest: local - ZONE_LEAST * HOUR, to };
  }
  const time = local - zoneOf(zone) * HOUR;
  return { earliest: time, latest: time, to };
};

/**
 * Reads the longest date that begins at an offset, in the formats that Google names: ISO 8601,
 * RFC 822 (and 1123), RFC 850, also with dashes or without a weekday. Null for anything else, and
 * for days that do not exist.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export const dateAt = (text: string, at: number): FoundDate | null => {
  ISO.lastIndex = at;
  const iso = ISO.exec(text);
  if (iso !== null) {
    const [, year = "", month = "", day = "", ...clock] = iso;
    return found(startOf(Number(year), Number(month), Number(day)), clock, ISO.lastIndex);
  }
  WORDS.lastIndex = at;
  const words = WORDS.exec(text);
  if (words === null) return null;
  const [, day = "", name = "", year = "", ...clock] = words;
  const month = MONTHS.indexOf(asciiLower(name)) + 1;
  return found(startOf(fullYear(year), month, Number(day)), clock, WORDS.lastIndex);
};
