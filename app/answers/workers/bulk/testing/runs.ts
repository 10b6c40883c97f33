import { ANY_ROW, type BulkInput, type BulkSetup, type RowFilter } from "../messages.ts";
import { readAll } from "../run.ts";
import { type FilesRead, Session } from "../session.ts";

export const FILE = `User-agent: *
Disallow: /cart
Allow: /cart/help

User-agent: GPTBot
Disallow: /
`;

export const SETUP: BulkSetup = {
  file: { source: FILE, encoding: "utf-8" },
  response: null,
  baseline: null,
  crawlers: ["Googlebot", "bingbot", "GPTBot"],
  dialect: "automatic",
};

export const input = (data: BlobPart, name = "input.txt"): BulkInput => ({
  name,
  data: new Blob([data]),
});

/** Reads files to their end into a session. */
export const readIn = async (
  session: Session,
  inputs: readonly BulkInput[],
): Promise<FilesRead> => {
  const pieces = readAll(session, inputs);
  let piece = await pieces.next();
  while (piece.done !== true) piece = await pieces.next();
  return piece.value;
};

export const run = async (inputs: readonly BulkInput[], setup: Partial<BulkSetup> = {}) => {
  const session = new Session({ ...SETUP, ...setup });
  const result = session.result(await readIn(session, inputs), false);
  return { session, result, files: result.files, first: result.files[0] };
};

export const ALL_URLS: RowFilter = { ...ANY_ROW, list: "urls" };

export const rowsOf = (session: Session, filter: Partial<RowFilter> = {}) => {
  const { total, rows } = session.find({ ...ALL_URLS, ...filter });
  return { total, rows: rows(0, 100) };
};

export const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://shop.example/cart/1</loc><image:image><image:loc>https://shop.example/i.png</image:loc></image:image></url>
<url><loc>https://shop.example/a</loc></url>
</urlset>`;

export const list = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => `/cart/${from + index}\n`).join("");

export const LINE =
  '192.0.2.1 - - [22/Nov/2026:06:23:01 +0000] "GET /cart/1 HTTP/1.1" 200 12 "-" "GPTBot/1.3"';
