import type { HttpResponse } from "../../response/response.ts";
import type { Span } from "../../text/span.ts";
import type { LineContext } from "../context.ts";

/** The position of a finding on the response, which is not in the text: the file's first line. */
export const responsePlace = ({ lines }: LineContext): Span => ({ from: 0, to: lines[0]?.to ?? 0 });

/** The response, if crawlers take the file from it; otherwise null. */
export const successfulResponse = ({ response }: LineContext): HttpResponse | null => {
  const status = response?.status ?? 0;
  return response !== null && status >= 200 && status < 300 ? response : null;
};
