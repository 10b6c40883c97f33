import { type Content, formatMessage, sentences } from "../../core/index.ts";
import { readBytes } from "../features/files/decode.ts";
import { type Dropped, MOST_FILES, type NamedFile } from "./dropped-files.ts";
import { intakeMessages as words } from "./messages.ts";
import type { Rooms } from "./rooms.ts";
import { takePages } from "./take-pages.ts";
import { examine, isRobots, likeliest, recogniseFile } from "./take-robots.ts";
import { isForBulk, isPage, takeOther } from "./take-text.ts";

/** Of more files at a time, Bulk looks at the others, and says of each what it is. */
const MOST_EXAMINED = 1_000;

/** More pages are tested in Bulk, which counts them. */
const MOST_PAGES = 20;

const textOf = async ({ file }: NamedFile): Promise<string> =>
  readBytes(new Uint8Array(await file.arrayBuffer())).raw;

/** A robots.txt is no longer than this, unpacked: readers stop after half of it. */
const MOST_UNPACKED = 1024 * 1024;

/** The bytes in a file packed with gzip; null if they are damaged, or too many for a robots.txt. */
const unpacked = async ({ file }: NamedFile): Promise<Blob | null> => {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    const reader = file.stream().pipeThrough(new DecompressionStream("gzip")).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      pieces.push(piece.value);
      size += piece.value.length;
      if (size > MOST_UNPACKED) {
        await reader.cancel();
        return null;
      }
    }
    return new Blob(pieces);
  } catch {
    return null;
  }
};

/** The robots.txt in a file packed with gzip; null if it holds anything else. */
const robotsIn = async (packed: NamedFile): Promise<NamedFile | null> => {
  const bytes = await unpacked(packed);
  if (bytes === null) return null;
  const name = packed.name.replace(/\.gz$/i, "");
  const named = { name, file: new File([bytes], name) };
  return (await recogniseFile(named))?.content.kind === "robots" ? named : null;
};

const warn = (rooms: Rooms, text: string): void => rooms.notify({ tone: "warning", text });

const takeOne = async (rooms: Rooms, named: NamedFile, asked: number): Promise<void> => {
  const { name } = named;
  const recognition = await recogniseFile(named);
  if (recognition === null) return warn(rooms, formatMessage(words.unreadable, { name }));
  const { content } = recognition;
  const own = content.kind === "packed" && content.as === "gzip" ? await robotsIn(named) : null;
  if (own !== null) return rooms.openFile(own, [], asked);
  if (isRobots(named, content)) return rooms.openFile(named, [], asked);
  await takeOther(rooms, {
    name,
    recognition,
    open: () => void rooms.openFile(named, []),
    file: async () => named,
    text: () => textOf(named),
  });
};

/** Opens the robots.txt among several files, imports checks, and hands the URLs of others to Bulk. */
const takeSeveral = async (
  rooms: Rooms,
  { files, hasMore }: Dropped,
  asked: number,
): Promise<void> => {
  const known = await examine(files.slice(0, MOST_EXAMINED));
  const of = (fits: (content: Content, named: NamedFile) => boolean): readonly NamedFile[] =>
    known.flatMap(({ named, recognition: { content } }) => (fits(content, named) ? [named] : []));
  const robots = of((content, named) => isRobots(named, content));
  const checks = of(({ kind }) => kind === "checks").slice(0, 1);
  const rest = files.slice(MOST_EXAMINED);
  const pages = of(isPage);
  const isMany = pages.length > MOST_PAGES || rest.length > 0 || rooms.isBulkShown();
  const forBulk = [...of((content) => isForBulk(content) || (isMany && isPage(content))), ...rest];
  const own = isMany ? [] : pages;
  const chosen = likeliest(robots);
  const left =
    files.length -
    forBulk.length -
    own.length -
    checks.length -
    (chosen === null ? 0 : robots.length);
  const notes = [
    ...(chosen !== null && robots.length > 1
      ? [formatMessage(words.oneRobots, { count: robots.length, name: chosen.name })]
      : []),
    ...(forBulk.length > 0 ? [formatMessage(words.severalInBulk, { count: forBulk.length })] : []),
    ...(left > 0 ? [formatMessage(words.notRead, { count: left })] : []),
    ...(hasMore ? [formatMessage(words.tooMany, { most: MOST_FILES })] : []),
  ];
  // The last notice says it all: the one before may give way to it.
  if (chosen !== null) await rooms.openFile(chosen, own.length > 0 ? [] : notes, asked);
  for (const { file } of checks) await rooms.importChecks(await file.text());
  if (forBulk.length > 0) await rooms.toBulk(forBulk);
  if (own.length > 0) {
    const texts = await Promise.all(own.map(textOf));
    const said = formatMessage(words.severalPages, { count: own.length });
    return takePages(rooms, texts, [...notes, said], null, chosen !== null);
  }
  if (chosen !== null) return;
  const text = sentences(...notes, words.stays);
  rooms.notify({ tone: left > 0 || hasMore ? "warning" : "info", text });
};

/**
 * Takes files that were dropped, chosen, or handed over by the system. Never rejects.
 *
 * @param asked the turn in which that was.
 */
export const takeFiles = async (rooms: Rooms, dropped: Dropped, asked: number): Promise<void> => {
  const [first] = dropped.files;
  if (first === undefined) return warn(rooms, words.noFile);
  return dropped.files.length === 1
    ? takeOne(rooms, first, asked)
    : takeSeveral(rooms, dropped, asked);
};
