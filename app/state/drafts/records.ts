import { byteLength } from "../../../core/index.ts";
import { MAX_NAME_LENGTH } from "../store/limits.ts";
import { checkShared, isRecord, isText } from "../store/shared-state.ts";
import { type Draft, draftOfShared } from "./draft.ts";

/** Why a state of a file was kept. */
export type EntryKind =
  /** The last state of a tab, rewritten as it changes. */
  | "draft"
  /** The last state of a draft before another file replaced it in the tab. */
  | "replaced"
  | "opened"
  | "shared"
  | "downloaded"
  /** A state during editing, at most one per minute. */
  | "minute";

/** What a list shows of a stored state, without its text. */
export interface Entry {
  readonly id: string;
  readonly kind: EntryKind;
  /** Milliseconds since 1970, UTC. */
  readonly savedAt: number;
  /** The id of the draft that this is a state of; for a draft, its own id. */
  readonly draft: string;
  /**
   * The user's name for this version; null if unnamed. Named versions are never deleted to free
   * space.
   */
  readonly label: string | null;
  /** The file's title. */
  readonly name: string;
  /** The first line of the text with content, shortened, to tell states apart. */
  readonly beginning: string;
  /** The size of the file when saved, in bytes. */
  readonly bytes: number;
  /** The storage it uses: UTF-16 units of the text and of pages, bytes of the original. */
  readonly room: number;
}

/** A draft without the parts that are stored separately. */
export type DraftRest = Omit<Draft, "source" | "original">;

/** A change to a text: `insert` replaces the UTF-16 units from `from` to `to`. */
interface TextPatch {
  /** The length of the text to change: another one is left as it is. */
  readonly baseLength: number;
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** What is stored beside an entry. */
export interface Content {
  readonly rest: DraftRest;
  /** Earlier builds stored a long text with the change made since. Now always null. */
  readonly patch: TextPatch | null;
}

/** The text of a record: the stored one with the change that an earlier build may have added. */
const patchedText = (text: string, patch: Content["patch"] | undefined): string =>
  patch?.baseLength === text.length
    ? text.slice(0, patch.from) + patch.insert + text.slice(patch.to)
    : text;

/** A draft without its text and original, which are records of their own. */
export const restOf = ({ source: _, original: __, ...rest }: Draft): DraftRest => rest;

const lineEndsIn = (source: string): number => source.split("\n").length - 1;

/**
 * The size of the file in bytes when saved, as if all its line ends were of the most common kind.
 */
const bytesOf = ({ source, encoding, lineEnd }: Draft): number => {
  const longer = byteLength(lineEnd, encoding) - byteLength("\n", encoding);
  return byteLength(source, encoding) + (longer === 0 ? 0 : lineEndsIn(source) * longer);
};

/** The first line with content, at most 80 UTF-16 units of it. */
const beginningOf = (source: string): string => /\S[^\n]{0,79}/.exec(source)?.[0].trimEnd() ?? "";

const lengthOf = (texts: readonly string[] = []): number =>
  texts.reduce((sum, { length }) => sum + length, 0);

/** The entry of a draft that is saved now, without a label. */
export const entryOf = (
  draft: Draft,
  entry: Pick<Entry, "id" | "kind" | "draft" | "savedAt">,
): Entry => ({
  ...entry,
  label: null,
  name: draft.name,
  beginning: beginningOf(draft.source),
  bytes: bytesOf(draft),
  room:
    draft.source.length +
    (draft.original?.length ?? 0) +
    lengthOf(draft.urls.map(({ page = "" }) => page)),
});

/** Whether two drafts have the same file and the same tests. */
export const isSameContent = (a: Draft, b: Draft): boolean =>
  a.source === b.source &&
  a.encoding === b.encoding &&
  a.lineEnd === b.lineEnd &&
  JSON.stringify(a.urls) === JSON.stringify(b.urls);

const KINDS: ReadonlySet<unknown> = new Set<EntryKind>([
  "draft",
  "replaced",
  "opened",
  "shared",
  "downloaded",
  "minute",
]);

const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

/** The longest id or label, in UTF-16 units. */
export const MAX_LABEL_LENGTH = 200;

/** Validates an entry read from storage; null if it is invalid. */
export const checkEntry = (value: unknown): Entry | null => {
  if (!isRecord(value)) return null;
  const { id, kind, savedAt, draft, label, name, beginning, bytes, room } = value as Record<
    keyof Entry,
    unknown
  >;
  if (!isText(id, MAX_LABEL_LENGTH) || !isText(draft, MAX_LABEL_LENGTH) || !KINDS.has(kind)) {
    return null;
  }
  if (!(label === null || isText(label, MAX_LABEL_LENGTH)) || !isText(name, MAX_NAME_LENGTH)) {
    return null;
  }
  if (
    !isText(beginning, MAX_LABEL_LENGTH) ||
    !isCount(savedAt) ||
    !isCount(bytes) ||
    !isCount(room)
  )
    return null;
  return { id, kind: kind as EntryKind, savedAt, draft, label, name, beginning, bytes, room };
};

/** Validates the content of an entry read from storage, with its text; null if it is invalid. */
export const checkDraft = (
  rest: unknown,
  source: string,
  original: Uint8Array | null,
): Draft | null => {
  if (!isRecord(rest)) return null;
  const shared = checkShared({ ...rest, source }, Number.POSITIVE_INFINITY);
  const { name, isNamed, edited, urlsEdited } = rest as Record<keyof Draft, unknown>;
  if (shared === null || !isText(name, MAX_NAME_LENGTH)) return null;
  if (typeof edited !== "boolean" || typeof urlsEdited !== "boolean") return null;
  const encoding = shared.encoding ?? "utf-8";
  return { ...shared, encoding, name, isNamed: isNamed === true, original, edited, urlsEdited };
};

/** A stored state, as far as it can be read. */
export type StoredState =
  | { readonly kind: "whole"; readonly draft: Draft }
  /** Only the text can be read: a draft with it, and without URLs and settings. */
  | { readonly kind: "text"; readonly draft: Draft }
  /** Something is stored, but not a text. */
  | { readonly kind: "unreadable" };

/** A draft of which nothing but the text is known: unsaved work. */
export const draftOfText = (source: string): Draft => ({
  ...draftOfShared({
    source,
    lineEnd: "\n",
    crawler: "Googlebot",
    dialect: "automatic",
    urls: [],
  }),
  edited: true,
});

/** The state in the records `contents`, `texts` and `originals` of an id, whatever they hold. */
export const storedState = (content: unknown, text: unknown, original: unknown): StoredState => {
  if (typeof text !== "string") return { kind: "unreadable" };
  const { rest, patch } = (isRecord(content) ? content : {}) as Partial<Content>;
  const source = patchedText(text, patch);
  const draft = checkDraft(rest, source, original instanceof Uint8Array ? original : null);
  return draft === null ? { kind: "text", draft: draftOfText(source) } : { kind: "whole", draft };
};

/** How many versions are kept besides the drafts. */
export const MAX_VERSIONS = 200;

/** The storage that all versions may use, in units of `Entry.room`. */
const MAX_STORAGE = 64 * 1024 * 1024;

/** The order in which versions are deleted to free space; drafts and named versions never are. */
const ORDER: Readonly<Record<Exclude<EntryKind, "draft">, number>> = {
  minute: 0,
  opened: 1,
  shared: 1,
  downloaded: 1,
  replaced: 2,
};

const isVersion = (entry: Entry): entry is Entry & { readonly kind: Exclude<EntryKind, "draft"> } =>
  entry.kind !== "draft";

/**
 * The versions to delete so that the rest stays within the limits: first the oldest states of a
 * minute, then those saved elsewhere, last the replaced drafts. The last state of a tab and
 * versions with a label are never deleted, so the limits may still be exceeded.
 */
export const versionsToDrop = (
  entries: readonly Entry[],
  {
    count = MAX_VERSIONS,
    room = MAX_STORAGE,
  }: { readonly count?: number; readonly room?: number } = {},
): readonly string[] => {
  const versions = entries.filter(isVersion);
  let left = versions.length;
  let taken = versions.reduce((sum, entry) => sum + entry.room, 0);
  const order = versions
    .filter(({ label }) => label === null)
    .sort((a, b) => ORDER[a.kind] - ORDER[b.kind] || a.savedAt - b.savedAt);
  const dropped: string[] = [];
  for (const entry of order) {
    if (left <= count && taken <= room) break;
    dropped.push(entry.id);
    left -= 1;
    taken -= entry.room;
  }
  return dropped;
};
