import type { HttpResponse } from "../../response/response.ts";
import type { Span } from "../../text/span.ts";
import type { LineContext } from "../context.ts";

/** Where a finding on the answer is shown, which has no place in the text: the file's first line. */
export const responsePlace = ({ lines }: LineContext): Span => ({ from: 0, to: lines[0]?.to ?? 0 });

/** The answer, where it is one that crawlers take the file from; else null. */
export const successfulResponse = ({ response }: LineContext): HttpResponse | null => {
  const status = response?.status ?? 0;
  return response !== null && status >= 200 && status < 300 ? response : null;
};
