import { MAX_NAME_LENGTH } from "../store/limits.ts";
import { checkShared, isRecord, isText } from "../store/shared-state.ts";
import type { Draft } from "./draft.ts";
import type { TextPatch } from "./text-patch.ts";

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
  /** The storage it uses: UTF-16 units of the text plus bytes of the original. */
  readonly room: number;
}

/** A draft without the parts that are stored separately. */
export type DraftRest = Omit<Draft, "source" | "original">;

/** What is stored beside an entry. */
export interface Content {
  readonly rest: DraftRest;
  /** The change from the stored text; null if there is none. */
  readonly patch: TextPatch | null;
}

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

/** Whether a draft contains anything that a user could want back. */
export const isEmptyDraft = ({ source, urls }: Draft): boolean =>
  source === "" && urls.length === 0;
