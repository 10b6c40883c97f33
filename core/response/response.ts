/** The HTTP response to a request for robots.txt. Plain data, so that a link can hold it. */
export interface HttpResponse {
  /**
   * Status of the last response; null if there was none: a timeout, an unknown host, an incomplete
   * body.
   */
  readonly status: number | null;
  /** How many redirects came before that response. */
  readonly redirects: number;
  /** The URL that was requested; null if unknown. */
  readonly requestedUrl: string | null;
  /** The target of the last redirect; null without redirects, or if unknown. */
  readonly finalUrl: string | null;
  /** The `Content-Type` header as sent; null if there was none, or it is unknown. */
  readonly contentType: string | null;
  /** The `Cache-Control` header as sent; null if there was none, or it is unknown. */
  readonly cacheControl: string | null;
  /** Bytes of the body as sent; null: the size of the file here. */
  readonly bodyBytes: number | null;
  /** For how many days the request has been failing; 0 for a response that is not a failure. */
  readonly daysUnreachable: number;
}
