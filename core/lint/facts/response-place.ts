import type { HttpResponse } from "../../response/response.ts";
import type { Span } from "../../text/span.ts";
import type { LineContext } from "../context.ts";

/**
 * The place of a finding about the response, which is not in the text. What lists findings by line
 * takes it for the file's first line.
 */
export const responsePlace = ({ lines }: LineContext): Span & { readonly about: "response" } => ({
  from: 0,
  to: lines[0]?.to ?? 0,
  about: "response",
});

/** The response, if crawlers take the file from it; otherwise null. */
export const successfulResponse = ({ response }: LineContext): HttpResponse | null => {
  const status = response?.status ?? 0;
  return response !== null && status >= 200 && status < 300 ? response : null;
};
