import type { HttpResponse, ResponseEffect } from "../../../core/index.ts";
import { PLAIN_RESPONSE } from "../../../core/index.ts";
import { readerMessages as words } from "../../verdicts/reader-messages.ts";

/** A response that can be set with one click. */
export interface ResponsePreset {
  readonly label: string;
  readonly response: HttpResponse;
}

const preset = (label: string, change: Partial<HttpResponse>): ResponsePreset => ({
  label,
  response: { ...PLAIN_RESPONSE, ...change },
});

/** The responses people ask about. */
export const RESPONSE_PRESETS: readonly ResponsePreset[] = [
  preset(words.presets.missing, { status: 404 }),
  preset(words.presets.forbidden, { status: 403 }),
  preset(words.presets.tooMany, { status: 429, daysUnreachable: 1 }),
  preset(words.presets.failingHour, { status: 503 }),
  preset(words.presets.failingDays, { status: 503, daysUnreachable: 3 }),
  preset(words.presets.failingMonth, { status: 503, daysUnreachable: 31 }),
  preset(words.presets.none, { status: null, daysUnreachable: 1 }),
  preset(words.presets.redirects, { redirects: 6 }),
  preset(words.presets.webPage, { contentType: "text/html; charset=utf-8" }),
  preset(words.presets.large, { bodyBytes: 600_000 }),
];

/** An effect in a word or two. */
export const EFFECT_WORDS: Readonly<Record<ResponseEffect["kind"], string>> = words.effects;

/**
 * Whether a crawler follows the file's rules under an effect; null if only part of the file counts.
 */
export const effectTone = ({ kind }: ResponseEffect): "allowed" | "blocked" | null => {
  if (kind === "allows-all") return "allowed";
  return kind === "blocks-all" || kind === "pauses" ? "blocked" : null;
};

/**
 * Parses a number of a response: an empty text is the default value.
 * @returns null for an invalid number.
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
