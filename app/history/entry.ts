import type { Draft } from "../drafts/draft.ts";
import { MAX_NAME_LENGTH } from "../store/limits.ts";
import { checkShared, isRecord, isText } from "../store/shared-state.ts";
import type { TextPatch } from "./text-patch.ts";

/** Why a state of a file was kept. */
export type EntryKind =
  /** The last state of a tab, written while it changes. */
  | "draft"
  /** The last state of a draft before another file took its place in the tab. */
  | "replaced"
  | "opened"
  | "shared"
  | "downloaded"
  /** A state in the course of editing, at most one a minute. */
  | "minute";

/** What a list shows of a kept state, without its text. */
export interface Entry {
  readonly id: string;
  readonly kind: EntryKind;
  /** Milliseconds since 1970, UTC. */
  readonly savedAt: number;
  /** The id of the draft that this is a state of; its own id for a draft. */
  readonly draft: string;
  /** What the user calls this version; null when unnamed. Named ones are never dropped for room. */
  readonly label: string | null;
  /** The file's title. */
  readonly name: string;
  /** The first line of the text that says something, cut short, for telling states apart. */
  readonly beginning: string;
  /** Bytes of the file when saved. */
  readonly bytes: number;
  /** What it takes of the storage: UTF-16 units of the text and bytes of the original. */
  readonly room: number;
}

/** A draft without what is stored apart from it. */
export type DraftRest = Omit<Draft, "source" | "original">;

/** What is stored beside an entry. */
export interface Content {
  readonly rest: DraftRest;
  /** How the text differs from the one stored; null where it does not. */
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

/** Longest id or label, in UTF-16 units. */
export const MAX_LABEL_LENGTH = 200;

/** Checks an entry as found in storage; null for anything else. */
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

/** Checks the content of an entry as found in storage, with its text; null for anything else. */
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

/** Whether there is anything in a draft that a user could want back. */
export const isEmptyDraft = ({ source, urls }: Draft): boolean =>
  source === "" && urls.length === 0;
