/** The HTTP response to a request for robots.txt. Plain data, so that it can travel in a link. */
export interface HttpResponse {
  /** Status of the last response; null where there was none: a timeout, an unknown host, a body cut off. */
  readonly status: number | null;
  /** How many redirects came before that response. */
  readonly redirects: number;
  /** The URL that was requested; null where it is unknown. */
  readonly requestedUrl: string | null;
  /** The URL that the last redirect led to; null without redirects, or where it is unknown. */
  readonly finalUrl: string | null;
  /** The `Content-Type` header as sent; null where there was none, or it is unknown. */
  readonly contentType: string | null;
  /** The `Cache-Control` header as sent; null where there was none, or it is unknown. */
  readonly cacheControl: string | null;
  /** Bytes of the body as sent; null: as many as the file has here. */
  readonly bodyBytes: number | null;
  /** For how many days the request has been failing like this; 0 for a response that is no failure. */
  readonly daysUnreachable: number;
}
