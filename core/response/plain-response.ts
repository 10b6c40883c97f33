import type { HttpResponse } from "./response.ts";

/** An answer nobody has to think about: the file, as text, at once. */
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
