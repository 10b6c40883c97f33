import type { HttpResponse } from "./response.ts";

/** The response that is assumed if none is known: status 200, without redirects, as plain text. */
export const PLAIN_RESPONSE: HttpResponse = {
  status: 200,
  redirects: 0,
  requestedUrl: null,
  finalUrl: null,
  contentType: null,
  cacheControl: null,
  bodyBytes: null,
  daysUnreachable: 0,
};
