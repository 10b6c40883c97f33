import type { Consultation, HttpResponse, ResponseEffect } from "../../core/index.ts";
import { PLAIN_RESPONSE } from "../../core/index.ts";

/** An answer that can be set by one press. */
export interface ResponsePreset {
  readonly label: string;
  readonly response: HttpResponse;
}

const preset = (label: string, change: Partial<HttpResponse>): ResponsePreset => ({
  label,
  response: { ...PLAIN_RESPONSE, ...change },
});

/** The answers people ask about. */
export const RESPONSE_PRESETS: readonly ResponsePreset[] = [
  preset("404 Not Found", { status: 404 }),
  preset("403 Forbidden", { status: 403 }),
  preset("429 Too Many Requests", { status: 429, daysUnreachable: 1 }),
  preset("503 for an hour", { status: 503 }),
  preset("503 for 3 days", { status: 503, daysUnreachable: 3 }),
  preset("503 for 31 days", { status: 503, daysUnreachable: 31 }),
  preset("No response", { status: null, daysUnreachable: 1 }),
  preset("6 redirects", { redirects: 6 }),
  preset("A web page", { contentType: "text/html; charset=utf-8" }),
  preset("600 KB", { bodyBytes: 600_000 }),
];

/** What an effect comes to, in a word or two. */
export const EFFECT_WORDS: Readonly<Record<ResponseEffect["kind"], string>> = {
  read: "Read",
  "read-cut": "Read in part",
  "last-copy": "Last copy counts",
  "allows-all": "All allowed",
  "blocks-all": "All blocked",
  pauses: "Nothing fetched",
};

/** Whether an effect lets a crawler go by the file's rules; null where only part of it counts. */
export const effectTone = ({ kind }: ResponseEffect): "allowed" | "blocked" | null => {
  if (kind === "allows-all") return "allowed";
  return kind === "blocks-all" || kind === "pauses" ? "blocked" : null;
};

/**
 * What is to be said of the answer beside the group that is followed; null where the file is read as
 * it stands, or where the answer leaves no group and is spoken of in the group's place.
 */
export const answerNote = ({ answer }: Consultation): string | null =>
  answer.kind === "read-cut" || answer.kind === "last-copy" ? answer.statement : null;

/**
 * Reads a number of an answer's: an empty text is the usual value.
 *
 * @returns null for a text that is no such number.
 */
export const readCount = (
  text: string,
  usual: number | null,
  least = 0,
  most = Number.MAX_SAFE_INTEGER,
): { readonly value: number | null } | null => {
  const trimmed = text.trim();
  if (trimmed === "") return { value: usual };
  if (!/^\d{1,15}(?:\.\d{1,6})?$/.test(trimmed)) return null;
  const value = Number(trimmed);
  return value >= least && value <= most ? { value } : null;
};
