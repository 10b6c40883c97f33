import { formatList, formatMessage, formatUnits, LANGUAGE } from "../../../core/index.ts";
import type {
  FieldCounts,
  FileKind,
  FileProblem,
  FileReport,
} from "../../answers/workers/bulk/messages.ts";
import { FORM_WORDS, KIND_WORDS, MESSAGES, NOTE_WORDS, PROBLEM_WORDS } from "./messages.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/**
 * Formats a number of bytes with a suitable unit, in powers of ten as file managers do: `1.2 GB`.
 */
export const inBytes = (bytes: number): string => {
  const power = bytes < 1000 ? 0 : Math.min(4, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(LANGUAGE, {
    style: "unit",
    unit: UNITS[power] as string,
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  }).format(value);
};

export const inPercent = (share: number): string =>
  new Intl.NumberFormat(LANGUAGE, { style: "percent" }).format(share);

export const inNumber = (value: number): string => value.toLocaleString(LANGUAGE);

/** Formats a duration with a suitable unit. */
export const inTime = (milliseconds: number): string => {
  const seconds = milliseconds / 1000;
  if (seconds >= 90) return formatMessage(MESSAGES.minutes, { count: Math.round(seconds / 60) });
  const count = seconds < 10 ? Math.ceil(seconds * 10) / 10 : Math.round(seconds);
  return formatMessage(MESSAGES.seconds, { count });
};

const DAY = 24 * 60 * 60 * 1000;

/** Formats two times as a range of dates in UTC, with the time of day if it is less than two days. */
export const inDates = ([first, last]: readonly [number, number]): string => {
  const form: Intl.DateTimeFormatOptions =
    last - first < 2 * DAY
      ? { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" }
      : { dateStyle: "medium" };
  const dates = new Intl.DateTimeFormat(LANGUAGE, { ...form, timeZone: "UTC" });
  return formatMessage(MESSAGES.utc, { dates: dates.formatRange(first, last) });
};

/** Formats the first few items of a list and the number of others. */
export const inShortList = (items: readonly string[], most = 3): string =>
  items.length <= most
    ? formatList(items)
    : formatMessage(MESSAGES.shortList, {
        list: formatUnits(items.slice(0, most)),
        count: items.length - most,
      });

/** The type of a file, in words. */
export const kindInWords = (kind: FileKind | null): string => {
  if (kind === null) return MESSAGES.notKnown;
  switch (kind.type) {
    case "urls":
      return KIND_WORDS.urls;
    case "har":
    case "page":
      return KIND_WORDS[kind.type];
    case "table":
      return kind.heading === null
        ? KIND_WORDS.table
        : formatMessage(KIND_WORDS.tableColumn, { heading: kind.heading });
    case "sitemap":
      return FORM_WORDS[kind.form];
    case "log":
      return formatMessage(KIND_WORDS.log, { name: kind.name });
  }
};

const FIELDS: readonly (keyof FieldCounts)[] = ["userAgent", "host", "time", "bytes"];

const CUT_SHORT: ReadonlySet<FileProblem> = new Set([
  "broken-gzip",
  "bomb",
  "broken-xml",
  "unreadable",
]);

/** Whether only the beginning of a file was read, and is counted. */
export const isReadInPart = ({ problem, entries }: FileReport): boolean =>
  entries > 0 && problem !== null && CUT_SHORT.has(problem);

/** The fields that are missing in every line of a log; null if none is. */
const lackingFields = ({ fields, entries }: FileReport): string | null => {
  if (fields === null || entries === 0) return null;
  const lacking = FIELDS.filter((field) => fields[field] === 0);
  if (lacking.length === 0) return null;
  const list = formatList(lacking.map((field) => MESSAGES.fieldNames[field]));
  return formatMessage(MESSAGES.fieldsLack, { list });
};

/** Everything to report about a file: one sentence or phrase each. */
export const fileRemarks = (report: FileReport): readonly string[] =>
  [
    report.problem === null ? null : PROBLEM_WORDS[report.problem],
    ...report.notes.map((note) => NOTE_WORDS[note]),
    lackingFields(report),
  ].filter((remark) => remark !== null);
