import { DAY, daysTo } from "../text/days.ts";

const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

const isWithin = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most;

const digit = (text: string, at: number): number => text.charCodeAt(at) - 48;

/** The number given by two digits; NaN for anything else. */
const two = (text: string, at: number): number => {
  const tens = digit(text, at);
  const ones = digit(text, at + 1);
  return isWithin(tens, 0, 9) && isWithin(ones, 0, 9) ? tens * 10 + ones : Number.NaN;
};

const four = (text: string, at: number): number => two(text, at) * 100 + two(text, at + 2);

/** Minutes east of Greenwich of `+0100`, `-02:30` or `Z` at `at`; 0 if there is none. */
const zoneAt = (text: string, at: number): number => {
  const sign = text.charAt(at);
  if (sign !== "+" && sign !== "-") return 0;
  const minutes = two(text, at + 1) * 60 + two(text, text.charAt(at + 3) === ":" ? at + 4 : at + 3);
  if (Number.isNaN(minutes)) return 0;
  return sign === "-" ? -minutes : minutes;
};

/** Milliseconds since midnight, also at a leap second; NaN for an invalid time. */
const clockAt = (text: string, at: number): number => {
  const hour = two(text, at);
  const minute = two(text, at + 3);
  const second = two(text, at + 6);
  if (!isWithin(hour, 0, 23) || !isWithin(minute, 0, 59) || !isWithin(second, 0, 60)) {
    return Number.NaN;
  }
  return (hour * 3600 + minute * 60 + second) * 1000;
};

const orNull = (time: number): number | null => (Number.isFinite(time) ? time : null);

/** Reads `22/Nov/2026:06:23:01 +0000` at `at`, with or without milliseconds and zone; null for anything else. */
export const serverTime = (text: string, at: number): number | null => {
  const month = MONTHS.indexOf(text.slice(at + 3, at + 6));
  if (month < 0 || month % 3 !== 0 || text.charCodeAt(at + 2) !== 0x2f) return null;
  const days = daysTo(four(text, at + 7), month / 3 + 1, two(text, at));
  const blank = text.charAt(at + 20) === " " ? at + 21 : text.indexOf(" ", at + 20) + 1;
  const zone = blank === 0 || blank > at + 28 ? 0 : zoneAt(text, blank);
  return orNull(days * DAY + clockAt(text, at + 12) - zone * 60_000);
};

/**
 * Reads `2026-11-22T06:23:01.5Z`, also with a space or TAB in place of the `T`; null for anything
 * else.
 */
export const isoTime = (text: string): number | null => {
  if (text.length < 19 || text.charCodeAt(4) !== 0x2d || text.charCodeAt(7) !== 0x2d) return null;
  const fraction = /^\.\d{1,9}/.exec(text.slice(19, 29))?.[0] ?? "";
  const days = daysTo(four(text, 0), two(text, 5), two(text, 8));
  const zone = zoneAt(text, 19 + fraction.length);
  const parts = fraction === "" ? 0 : Math.floor(Number(`0${fraction}`) * 1000);
  return orNull(days * DAY + clockAt(text, 11) + parts - zone * 60_000);
};

/** Seconds, milliseconds, microseconds or nanoseconds since 1970, distinguished by magnitude. */
const epochTime = (value: number): number | null => {
  if (!(value > 1e8)) return null;
  if (value < 1e11) return Math.floor(value * 1000);
  if (value < 1e14) return Math.floor(value);
  return Math.floor(value < 1e17 ? value / 1e3 : value / 1e6);
};

/** Reads a time in any form that logs in JSON use; null for anything else. */
export const anyTime = (value: unknown): number | null => {
  if (typeof value === "number") return epochTime(value);
  if (typeof value !== "string") return null;
  if (/^\d+(?:\.\d+)?$/.test(value)) return epochTime(Number(value));
  return isoTime(value) ?? serverTime(value, 0);
};
