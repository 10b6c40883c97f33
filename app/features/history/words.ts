import { formatMessage, formatUnits, LANGUAGE, once } from "../../../core/index.ts";
import type { VersionInfo } from "../../state/drafts/versions.ts";
import type { LineChanges } from "./line-changes.ts";
import { versionMessages } from "./messages.ts";

const PLACES = {
  "this-tab": versionMessages.thisTab,
  "other-tab": versionMessages.otherTab,
  "closed-tab": versionMessages.closedTab,
  memory: versionMessages.memory,
} as const;

/** Why a state was kept, in words. */
export const kindText = ({ kind, place }: Pick<VersionInfo, "kind" | "place">): string => {
  if (place !== null) return PLACES[place];
  return kind === "draft" ? versionMessages.closedTab : versionMessages[kind];
};

const time = once(() => new Intl.DateTimeFormat(LANGUAGE, { timeStyle: "short" }));
const full = once(
  () => new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "medium", timeStyle: "short" }),
);

/** Days since a fixed day, in the browser's time zone. */
const dayOf = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/**
 * When something was saved, in words: short for today and yesterday.
 * @param savedAt milliseconds since 1970, like `now`.
 */
export const dateText = (savedAt: number, now: number): string => {
  const date = new Date(savedAt);
  const days = dayOf(new Date(now)) - dayOf(date);
  if (days === 0) return formatMessage(versionMessages.today, { time: time().format(date) });
  if (days === 1) return formatMessage(versionMessages.yesterday, { time: time().format(date) });
  return full().format(date);
};

/** When something was saved, within a sentence: the time for today, otherwise the date with it. */
export const momentText = (savedAt: number, now: number): string => {
  const date = new Date(savedAt);
  return dayOf(new Date(now)) === dayOf(date) ? time().format(date) : full().format(date);
};

/** What changed from one text to another, in words. */
export const changesText = ({ added, removed, isSame }: LineChanges): string => {
  if (isSame) return versionMessages.sameText;
  const parts = [
    ...(added > 0 ? [formatMessage(versionMessages.linesAdded, { count: added })] : []),
    ...(removed > 0 ? [formatMessage(versionMessages.linesRemoved, { count: removed })] : []),
  ];
  return parts.length === 0 ? versionMessages.linesMoved : formatUnits(parts);
};

/** The size of a file, in words. */
export const sizeText = (bytes: number): string =>
  bytes === 0 ? versionMessages.emptyFile : formatMessage(versionMessages.bytes, { count: bytes });
