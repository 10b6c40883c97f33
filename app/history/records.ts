import { byteLength } from "../../core/index.ts";
import type { Draft } from "../drafts/draft.ts";
import { type HistoryDatabase, STORES } from "./database.ts";
import { checkDraft, checkEntry, type DraftRest, type Entry } from "./entry.ts";
import { applyPatch, type TextPatch } from "./text-patch.ts";

/** What of a draft is stored as one record, apart from its text and its original. */
export const restOf = ({ source: _, original: __, ...rest }: Draft): DraftRest => rest;

const lineEndsIn = (source: string): number => {
  let count = 0;
  for (let at = source.indexOf("\n"); at >= 0; at = source.indexOf("\n", at + 1)) count += 1;
  return count;
};

/** What the size of a draft's file hangs on. */
export type SizedText = Pick<Draft, "source" | "encoding" | "lineEnd">;

/** How many bytes the file has when saved, as if all its line ends were of the commonest kind. */
export const bytesOf = ({ source, encoding, lineEnd }: SizedText): number => {
  const longer = byteLength(lineEnd, encoding) - byteLength("\n", encoding);
  return byteLength(source, encoding) + (longer === 0 ? 0 : lineEndsIn(source) * longer);
};

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

/**
 * `bytesOf` a text that a patch makes of another, whose bytes are known: a long text is not counted again at each key.
 */
export const bytesAfterPatch = (
  base: SizedText & { readonly bytes: number },
  { from, to, insert }: TextPatch,
  { source, encoding, lineEnd }: SizedText,
): number => {
  const isAsBefore = base.encoding === encoding && base.lineEnd === lineEnd;
  // Halves of a pair count otherwise than the pair.
  const before = [base.source[from - 1], base.source[to - 1], source[from + insert.length - 1]];
  const splitsPair = before.some(
    (unit) => unit !== undefined && isHighSurrogate(unit.charCodeAt(0)),
  );
  if (!isAsBefore || splitsPair) return bytesOf({ source, encoding, lineEnd });
  const bytes = (text: string): number => bytesOf({ source: text, encoding, lineEnd });
  return base.bytes - bytes(base.source.slice(from, to)) + bytes(insert);
};

/** The first line that says something; at most 80 UTF-16 units of it. */
export const beginningOf = (source: string): string =>
  /\S[^\n]{0,79}/.exec(source)?.[0].trimEnd() ?? "";

/** What a draft takes of the storage: UTF-16 units of the text and bytes of the original. */
export const roomOf = ({ source, original }: Draft): number =>
  source.length + (original?.length ?? 0);

/** Whether two drafts hold the same file and ask the same of it. */
export const isSameContent = (a: Draft, b: Draft): boolean =>
  a.source === b.source &&
  a.encoding === b.encoding &&
  a.lineEnd === b.lineEnd &&
  JSON.stringify(a.urls) === JSON.stringify(b.urls);

/**
 * Begins to change the database.
 *
 * @param durability `relaxed` hands what is written to the operating system, which keeps it though the
 *   browser is killed; `strict` waits for the disk as well, for most of a second where it is busy.
 */
export const changing = (
  database: HistoryDatabase,
  durability: Exclude<IDBTransactionDurability, "default"> = "relaxed",
) => database.transaction(STORES, "readwrite", { durability });

/** Begins to read the database. */
export const reading = (database: HistoryDatabase) => database.transaction(STORES, "readonly");

/** A transaction that can change the database. */
export type Changing = ReturnType<typeof changing>;

/** A transaction that can read. */
export type Reading = ReturnType<typeof reading> | Changing;

/** A kept state; null when it is not there or cannot be read. */
export const readFrom = async (transaction: Reading, id: string): Promise<Draft | null> => {
  const [content, base, original] = await Promise.all([
    transaction.objectStore("contents").get(id),
    transaction.objectStore("texts").get(id),
    transaction.objectStore("originals").get(id),
  ]);
  if (typeof base !== "string" || content === undefined) return null;
  const { patch, rest } = content;
  // A change that was made to another text is left out: the text without it is the best there is.
  const source = patch === null ? base : (applyPatch(base, patch) ?? base);
  return checkDraft(rest, source, original instanceof Uint8Array ? original : null);
};

/** All entries that can be read, the latest first. */
export const entriesFrom = async (transaction: Reading): Promise<readonly Entry[]> => {
  const values: readonly unknown[] = await transaction.objectStore("entries").getAll();
  return values
    .map(checkEntry)
    .filter((entry) => entry !== null)
    .sort((a, b) => b.savedAt - a.savedAt);
};

/** Removes states from all stores; ids that are not there are ignored. */
export const removeFrom = (
  transaction: Changing,
  ids: readonly string[],
): readonly Promise<void>[] =>
  ids.flatMap((id) => STORES.map((store) => transaction.objectStore(store).delete(id)));

/**
 * Writes a draft whole.
 *
 * @param skipOriginal leaves the original as it stands there.
 */
export const putWhole = (
  transaction: Changing,
  entry: Entry,
  draft: Draft,
  skipOriginal = false,
): readonly Promise<unknown>[] => {
  const { id } = entry;
  const originals = transaction.objectStore("originals");
  const { original } = draft;
  const putOriginal = () =>
    original === null ? originals.delete(id) : originals.put(original, id);
  return [
    transaction.objectStore("entries").put(entry, id),
    transaction.objectStore("contents").put({ rest: restOf(draft), patch: null }, id),
    transaction.objectStore("texts").put(draft.source, id),
    ...(skipOriginal ? [] : [putOriginal()]),
  ];
};
