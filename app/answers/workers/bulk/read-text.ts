import Papa from "papaparse";
import {
  JsonObjects,
  type LogFormat,
  listedAddresses,
  UNREAD,
  type UrlColumn,
} from "../../../../core/index.ts";
import { Lines } from "./lines.ts";
import type { Sink, TextReader } from "./sink.ts";

/** Between the strings of a list in JSON, which programs write as one line however long it is. */
const BETWEEN_STRINGS = /"\s*,\s*"/g;

/** Reads a list of addresses: one per line, or several. Lines that begin with `#` are comments. */
export const readList = (sink: Sink): TextReader => {
  sink.kind = { type: "urls" };
  const lines = new Lines(
    (line) => {
      const addresses = listedAddresses(line);
      if (addresses === UNREAD) sink.skip(line);
      else for (const address of addresses) sink.url(address);
    },
    (line) => sink.skip(line),
  );
  let isJson: boolean | null = null;
  return {
    push: (piece) => {
      isJson ??= /^\ufeff?\s*\[/.test(piece);
      lines.push(isJson ? piece.replaceAll(BETWEEN_STRINGS, '",\n"') : piece);
    },
    finish: () => lines.finish(),
  };
};

/** Reads a log with one request per line. */
export const readLog = (sink: Sink, format: LogFormat): TextReader => {
  sink.kind = { type: "log", format: format.id, name: format.name };
  const read = format.reader();
  const lines = new Lines(
    (line) => sink.line(read(line), line),
    (line) => sink.skip(line),
  );
  return { push: (piece) => lines.push(piece), finish: () => lines.finish() };
};

const LONGEST_OBJECT = 256 * 1024;

/** Reads a log that is a list of JSON objects, or whose objects span several lines. */
export const readJsonLog = (sink: Sink, format: LogFormat): TextReader => {
  sink.kind = { type: "log", format: format.id, name: format.name };
  const read = format.reader();
  const objects = new JsonObjects(LONGEST_OBJECT);
  return {
    push: (piece) => {
      for (const object of objects.push(piece)) sink.line(read(object), object);
    },
    finish: () => {
      for (let count = 0; count < objects.tooLong; count++) sink.skip("{…}");
    },
  };
};

/** A longer row has a quote that is never closed. */
const LONGEST_ROW = 256 * 1024;

/** Reads the column of addresses from a table. */
export const readTable = (sink: Sink, delimiter: string, column: UrlColumn): TextReader => {
  sink.kind = { type: "table", heading: column.heading };
  let rest = "";
  let isFirst = column.heading !== null;
  const take = (row: readonly string[]): void => {
    if (isFirst) {
      isFirst = false;
      return;
    }
    const address = (row[column.index] ?? "").trim();
    if (address !== "") sink.url(address);
    else if (row.some((cell) => cell !== "")) sink.skip(row.join(delimiter));
  };
  const parse = (text: string, isLast: boolean): string => {
    const parser = new Papa.Parser({ delimiter });
    const { data, meta } = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>;
    for (const row of data) take(row);
    return isLast ? "" : text.slice(meta.cursor);
  };
  return {
    push: (piece) => {
      rest = parse(rest + piece, false);
      if (rest.length <= LONGEST_ROW) return;
      sink.skip(rest);
      rest = rest.slice(rest.indexOf("\n") + 1);
      if (rest.length > LONGEST_ROW) rest = "";
    },
    finish: () => {
      parse(rest, true);
    },
  };
};
