import fc from "fast-check";
import { PLAIN_RESPONSE } from "../response/plain-response.ts";
import type { HttpResponse } from "../response/response.ts";

/** A plain response with some fields replaced. */
export const responseOf = (said: Partial<HttpResponse>): HttpResponse => ({
  ...PLAIN_RESPONSE,
  ...said,
});

const anyNumber = fc.oneof(fc.integer({ min: -10, max: 700 }), fc.double(), fc.nat());

/** Responses of all kinds, and invalid records. */
export const anyResponse: fc.Arbitrary<HttpResponse> = fc.record({
  status: fc.option(fc.oneof(fc.constantFrom(200, 301, 403, 404, 429, 503), anyNumber)),
  redirects: anyNumber,
  requestedUrl: fc.option(fc.string()),
  finalUrl: fc.option(fc.string()),
  contentType: fc.option(fc.oneof(fc.constantFrom("text/html", "text/plain"), fc.string())),
  cacheControl: fc.option(fc.string()),
  bodyBytes: fc.option(fc.oneof(fc.constantFrom(512_000, 512_001), anyNumber)),
  daysUnreachable: fc.oneof(fc.constantFrom(0, 1, 31), anyNumber),
});
