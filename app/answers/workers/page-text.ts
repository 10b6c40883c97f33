import { escapedHtml, type PageResource, type ResourceKind } from "../../../core/index.ts";
import type { ReadPage } from "./read-page.ts";

/** The headers of a page that are read here. */
const HEADERS: ReadonlySet<string> = new Set([
  "content-type",
  "crawler-price",
  "link",
  "location",
  "x-robots-tag",
]);

/** What `as` of a preloading link is for each kind of resource that has no element of its own. */
const PRELOADED: Readonly<Record<Exclude<ResourceKind, "frame" | "other">, string>> = {
  script: "script",
  style: "style",
  image: "image",
  font: "font",
  fetch: "fetch",
  media: "video",
};

const elementOf = ({ url, kind }: PageResource): string => {
  const address = escapedHtml(url);
  if (kind === "frame") return `<iframe src="${address}"></iframe>`;
  if (kind === "other") return `<embed src="${address}">`;
  return `<link rel="preload" as="${PRELOADED[kind]}" href="${address}">`;
};

/** The beginning of a list of lines, as many as have room, and how many have not. */
const fitting = (lines: readonly string[], room: number) => {
  let left = room;
  const kept = lines.filter((line) => {
    left -= line.length + 1;
    return left >= 0;
  });
  return { kept, more: lines.length - kept.length };
};

/**
 * A page as a text that `readPage` reads alike, without all that no crawler looks at: status and
 * headers, then tags, then the addresses of what it loads, as far as there is room.
 *
 * @param longest the length of the text, in UTF-16 units.
 */
export const pageText = (
  { named, status, headers, tags, loaded }: ReadPage,
  longest: number,
): string => {
  const head = [
    ...(status === null ? [] : [`HTTP/1.1 ${status}`]),
    ...(headers ?? [])
      .filter(([name]) => HEADERS.has(name.toLowerCase()))
      .map(([name, value]) => `${name}: ${value}`),
  ];
  const resources = [
    ...new Map([...loaded, ...(tags?.resources ?? [])].map((each) => [each.url, each])).values(),
  ];
  const isNamed = named !== null && named !== tags?.canonicals[0];
  const body = [
    ...(isNamed && (tags !== null || resources.length > 0)
      ? [`<!-- saved from url=(${String(named.length).padStart(4, "0").slice(-4)})${named} -->`]
      : []),
    ...(tags?.metas ?? []).map(
      ({ name, content }) => `<meta name="${escapedHtml(name)}" content="${escapedHtml(content)}">`,
    ),
    ...(tags?.canonicals ?? []).map((url) => `<link rel="canonical" href="${escapedHtml(url)}">`),
    ...(tags === null || tags.base === null ? [] : [`<base href="${escapedHtml(tags.base)}">`]),
    ...(tags?.withoutSnippet ?? []).map((name) => `<${name} data-nosnippet></${name}>`),
  ];
  const first = [...head, ...(head.length > 0 ? [""] : []), ...body];
  const { kept, more } = fitting(
    resources.map(elementOf),
    longest - first.join("\n").length - LEFT_OUT_LENGTH,
  );
  // A page without anything that is read here is a page all the same.
  const rest = more > 0 ? [leftOut(more)] : [];
  const all = [...first, ...kept, ...rest];
  const isEmptyPage = tags !== null && body.length === 0 && kept.length === 0;
  return [...all, ...(isEmptyPage ? ["<html></html>"] : [])].join("\n").slice(0, longest);
};

const LEFT_OUT_LENGTH = 60;

const leftOut = (count: number): string => `<!-- ${count} more addresses are left out -->`;
