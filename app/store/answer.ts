import type { HttpResponse } from "../../core/index.ts";

/** An answer nobody has to think about: the file, at once. */
export const PLAIN_ANSWER: HttpResponse = {
  status: 200,
  redirects: 0,
  requestedUrl: null,
  finalUrl: null,
  contentType: null,
  cacheControl: null,
  bodyOctets: null,
  daysUnreachable: 0,
};
