/**
 * How a site answered the request for its robots.txt. Plain data, so that it can travel in a link;
 * nulls are for what nobody said.
 */
export interface HttpResponse {
  /** Status of the last answer; null where there was none: a timeout, no such host, a body cut off. */
  readonly status: number | null;
  /** Redirects before that answer. */
  readonly redirects: number;
  /** The address that was asked for. */
  readonly requestedUrl: string | null;
  /** The address the last redirect led to; null without redirects, or where it is not known. */
  readonly finalUrl: string | null;
  /** The `Content-Type` header as sent. */
  readonly contentType: string | null;
  /** The `Cache-Control` header as sent. */
  readonly cacheControl: string | null;
  /** Bytes of the body as sent; null: as many as the file has here. */
  readonly bodyBytes: number | null;
  /** For how many days the site has been answering like this; counts for failures. */
  readonly daysUnreachable: number;
}
