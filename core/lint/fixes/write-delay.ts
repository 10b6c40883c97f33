import { formatMessage } from "../../text/message.ts";
import type { Fix } from "../diagnostic.ts";
import type { CrawlDelay } from "../facts/crawl-delays.ts";
import { FIX_TITLES } from "../messages.ts";
import { replaceValue } from "./value-edits.ts";

/** Writes another value in all lines of some delays. */
export const writeDelay = (delays: readonly CrawlDelay[], seconds: number): Fix => ({
  title: formatMessage(FIX_TITLES.write, { text: seconds }),
  kind: "suggest",
  edits: delays.map(({ line }) => replaceValue(line, String(seconds))),
});
