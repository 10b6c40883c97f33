import { hostOf, type LineReader, type LogRecord, placeOf, requestOf } from "./record.ts";
import { anyTime } from "./times.ts";

type Json = Readonly<Record<string, unknown>>;

/** Parses a JSON object; null for any other text. */
export const objectOf = (text: string): Json | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
};

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Follows a path of keys, ignoring case if the exact key is missing. */
const valueAt = (value: unknown, path: readonly string[]): unknown => {
  let inner = value;
  for (const key of path) {
    if (!isObject(inner)) return undefined;
    const own = inner[key];
    inner = own === undefined ? inner[sameKey(inner, key)] : own;
  }
  return inner;
};

/** The value at a path; of a list, as headers are given, the first one. */
const at = (value: unknown, path: readonly string[]): unknown => {
  const inner = valueAt(value, path);
  return Array.isArray(inner) ? inner[0] : inner;
};

const sameKey = (object: Json, key: string): string =>
  Object.keys(object).find((each) => each.toLowerCase() === key.toLowerCase()) ?? key;

const text = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && value !== "-" ? value : null;

const number = (value: unknown): number | null => {
  const parsed = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof parsed === "number" && Number.isFinite(parsed) ? parsed : null;
};

/** The paths of a record's fields in a JSON object: keys, outermost first. */
export interface JsonPlaces {
  readonly time: readonly string[];
  readonly method: readonly string[];
  /** A path, an absolute URL, or a request line. */
  readonly target: readonly string[];
  readonly status: readonly string[];
  readonly host: readonly string[];
  readonly userAgent: readonly string[];
  readonly bytes: readonly string[];
}

const REQUEST_LINE = /^[A-Z]{2,20} \S/;

/** Reads an object by the paths of its fields; null if it has no target, or several. */
export const readObject = (object: Json, places: JsonPlaces): LogRecord | null => {
  const target = valueAt(object, places.target);
  const address = text(at(object, places.target));
  if (address === null || (Array.isArray(target) && target.length > 1)) return null;
  const line = REQUEST_LINE.test(address) ? requestOf(address) : null;
  const place = line ?? placeOf(address);
  return {
    time: anyTime(at(object, places.time)),
    method: text(at(object, places.method)) ?? line?.method ?? null,
    target: place.target,
    status: number(at(object, places.status)),
    host: hostOf(text(at(object, places.host))) ?? place.host,
    userAgent: text(at(object, places.userAgent)),
    bytes: number(at(object, places.bytes)),
  };
};

/**
 * The field names in the formats of common servers, the most likely first. There is no standard.
 */
const LIKELY: Readonly<Record<keyof JsonPlaces, readonly RegExp[]>> = {
  time: [
    /^(?:@?timestamp|time|ts|time_?iso8601|datetime)$/i,
    /^(?!.*(?:response|request|upstream)).*time/i,
  ],
  method: [/^(?:http_?|request_?)?method$/i, /method/i],
  target: [
    /^(?:request_?uri|request_?url|request_?path|original_?url|uri|url|path|cs-uri-stem)$/i,
    /^(?!.*(?:refer|upstream)).*(?:uri|url|path)/i,
    /^request(?:_?line)?$/i,
  ],
  status: [/^(?:http_?)?status(?:_?code)?$/i, /^(?!.*upstream).*status/i],
  host: [/^(?:http_?host|host|vhost|server_?name|domain)$/i, /host$/i],
  userAgent: [/agent/i, /^ua$/i],
  bytes: [/^(?:body_?)?bytes(?:_?sent)?$/i, /^(?:response_?)?(?:size|length)$/i, /bytes_?sent/i],
};

/** The keys of an object and of its direct child objects. */
const pathsOf = (object: Json): readonly (readonly string[])[] =>
  Object.entries(object).flatMap(([key, value]) =>
    isObject(value) ? Object.keys(value).map((inner) => [key, inner]) : [[key]],
  );

const likelyPlace = (
  paths: readonly (readonly string[])[],
  field: keyof JsonPlaces,
): readonly string[] => {
  for (const pattern of LIKELY[field]) {
    const found = paths.find((path) => pattern.test(path.at(-1) ?? ""));
    if (found !== undefined) return found;
  }
  return [""];
};

/** The most likely paths of the fields in objects like this one. */
const likelyPlaces = (object: Json): JsonPlaces => {
  const paths = pathsOf(object);
  const place = (field: keyof JsonPlaces): readonly string[] => likelyPlace(paths, field);
  return {
    time: place("time"),
    method: place("method"),
    target: place("target"),
    status: place("status"),
    host: place("host"),
    userAgent: place("userAgent"),
    bytes: place("bytes"),
  };
};

/** Reads lines of JSON by known paths. */
export const jsonReader = (places: JsonPlaces) => (): LineReader => (line) => {
  const object = objectOf(line);
  return object === null ? null : readObject(object, places);
};

/**
 * Reads lines of JSON by the names of their keys. The keys are examined again for each line whose
 * target is not found.
 */
export const anyJsonReader = (): LineReader => {
  let places: JsonPlaces | null = null;
  return (line) => {
    const object = objectOf(line);
    if (object === null) return null;
    const known = places === null ? null : readObject(object, places);
    if (known !== null) return known;
    const found = likelyPlaces(object);
    const record = readObject(object, found);
    if (record !== null) places = found;
    return record;
  };
};
