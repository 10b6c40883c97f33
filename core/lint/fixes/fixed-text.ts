import { formatMessage } from "../../text/message.ts";
import type { Fix } from "../diagnostic.ts";
import { APPLIED_MESSAGES } from "./messages.ts";

/** What to say once a fix is applied, without code marks. */
export const fixedText = ({ title }: Pick<Fix, "title">): string =>
  formatMessage(APPLIED_MESSAGES.fixed, { title: title.replaceAll("`", "") });
