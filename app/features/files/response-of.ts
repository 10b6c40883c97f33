import { byteLength, type HttpAnswer, type HttpResponse, headerOf } from "../../../core/index.ts";

/** How many bytes of a body may be lost in a terminal: its last line end. */
const LOST_IN_PASTING = 2;

/**
 * The size of the body as sent, in bytes, if a Content-Length gives it for the uncompressed body
 * and it exceeds the pasted part. Otherwise the text's own size counts, also after edits.
 */
const bodyBytesOf = (answer: HttpAnswer): number | null => {
  const length = headerOf(answer, "content-length");
  if (length === null || !/^\d{1,12}$/.test(length)) return null;
  if (headerOf(answer, "content-encoding") !== null) return null;
  const pasted = byteLength(answer.body.replaceAll("\n", "\r\n"));
  return Number(length) > pasted + LOST_IN_PASTING ? Number(length) : null;
};

/** The target of a chain of redirects; a location that cannot be resolved stays as it is. */
const lastPlace = (places: readonly string[]): string | null =>
  places.reduce<string | null>((from, place) => {
    if (place === "") return null;
    try {
      return new URL(place, from ?? undefined).href;
    } catch {
      // Relative to the requested URL, which a response does not contain.
      return place;
    }
  }, null);

/** Converts a pasted response to the state's HTTP response. */
export const responseOf = (answer: HttpAnswer): HttpResponse => ({
  status: answer.status,
  redirects: answer.redirects.length,
  requestedUrl: null,
  finalUrl: lastPlace(answer.redirects),
  contentType: headerOf(answer, "content-type"),
  cacheControl: headerOf(answer, "cache-control"),
  bodyBytes: bodyBytesOf(answer),
  daysUnreachable: 0,
});
