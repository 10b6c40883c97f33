import { byteLength } from "../../../core/index.ts";
import { type HistoryDatabase, STORES } from "./database.ts";
import type { Draft } from "./draft.ts";
import { checkDraft, checkEntry, type DraftRest, type Entry } from "./entry.ts";
import { applyPatch, type TextPatch } from "./text-patch.ts";

/** The parts of a draft that are stored as one record, without its text and original. */
export const restOf = ({ source: _, original: __, ...rest }: Draft): DraftRest => rest;

const lineEndsIn = (source: string): number => {
  let count = 0;
  for (let at = source.indexOf("\n"); at >= 0; at = source.indexOf("\n", at + 1)) count += 1;
  return count;
};

/** What the size of a draft's file depends on. */
export type SizedText = Pick<Draft, "source" | "encoding" | "lineEnd">;

/**
 * The size of the file in bytes when saved, as if all its line ends were of the most common kind.
 */
export const bytesOf = ({ source, encoding, lineEnd }: SizedText): number => {
  const longer = byteLength(lineEnd, encoding) - byteLength("\n", encoding);
  return byteLength(source, encoding) + (longer === 0 ? 0 : lineEndsIn(source) * longer);
};

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

/**
 * `bytesOf` for a text that a patch makes of another, whose size is known: a long text is not
 * counted again for each key.
 */
export const bytesAfterPatch = (
  base: SizedText & { readonly bytes: number },
  { from, to, insert }: TextPatch,
  { source, encoding, lineEnd }: SizedText,
): number => {
  const isAsBefore = base.encoding === encoding && base.lineEnd === lineEnd;
  // Lone surrogates have a different size than a pair.
  const before = [base.source[from - 1], base.source[to - 1], source[from + insert.length - 1]];
  const splitsPair = before.some(
    (unit) => unit !== undefined && isHighSurrogate(unit.charCodeAt(0)),
  );
  if (!isAsBefore || splitsPair) return bytesOf({ source, encoding, lineEnd });
  const bytes = (text: string): number => bytesOf({ source: text, encoding, lineEnd });
  return base.bytes - bytes(base.source.slice(from, to)) + bytes(insert);
};

/** The first line with content, at most 80 UTF-16 units of it. */
export const beginningOf = (source: string): string =>
  /\S[^\n]{0,79}/.exec(source)?.[0].trimEnd() ?? "";

/** The storage that a draft uses: UTF-16 units of the text plus bytes of the original. */
export const roomOf = ({ source, original }: Draft): number =>
  source.length + (original?.length ?? 0);

/** Whether two drafts have the same file and the same tests. */
export const isSameContent = (a: Draft, b: Draft): boolean =>
  a.source === b.source &&
  a.encoding === b.encoding &&
  a.lineEnd === b.lineEnd &&
  JSON.stringify(a.urls) === JSON.stringify(b.urls);

/**
 * Starts a transaction that can change the database.
 *
 * @param durability `relaxed` hands the data to the operating system, which keeps it even if the
 * browser is killed; `strict` also waits for the disk, for most of a second if it is busy.
 */
export const changing = (
  database: HistoryDatabase,
  durability: Exclude<IDBTransactionDurability, "default"> = "relaxed",
) => database.transaction(STORES, "readwrite", { durability });

/** Starts a read-only transaction. */
export const reading = (database: HistoryDatabase) => database.transaction(STORES, "readonly");

/** A transaction that can change the database. */
export type Changing = ReturnType<typeof changing>;

/** A transaction that can read. */
export type Reading = ReturnType<typeof reading> | Changing;

/** A stored state; null if it is missing or cannot be read. */
export const readFrom = async (transaction: Reading, id: string): Promise<Draft | null> => {
  const [content, base, original] = await Promise.all([
    transaction.objectStore("contents").get(id),
    transaction.objectStore("texts").get(id),
    transaction.objectStore("originals").get(id),
  ]);
  if (typeof base !== "string" || content === undefined) return null;
  const { patch, rest } = content;
  // A patch made for another text is left out: the text without it is the best available.
  const source = patch === null ? base : (applyPatch(base, patch) ?? base);
  return checkDraft(rest, source, original instanceof Uint8Array ? original : null);
};

/** All readable entries, the latest first. */
export const entriesFrom = async (transaction: Reading): Promise<readonly Entry[]> => {
  const values: readonly unknown[] = await transaction.objectStore("entries").getAll();
  return values
    .map(checkEntry)
    .filter((entry) => entry !== null)
    .sort((a, b) => b.savedAt - a.savedAt);
};

/** Removes states from all stores; unknown ids are ignored. */
export const removeFrom = (
  transaction: Changing,
  ids: readonly string[],
): readonly Promise<void>[] =>
  ids.flatMap((id) => STORES.map((store) => transaction.objectStore(store).delete(id)));

/**
 * Writes a whole draft.
 *
 * @param skipOriginal keeps the stored original.
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
