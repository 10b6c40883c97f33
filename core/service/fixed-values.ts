import type { CompletionItem } from "./completion.ts";

const value = (label: string, detail: string): CompletionItem => ({
  label,
  insert: label,
  kind: "value",
  detail,
  info: "",
  boost: 0,
});

/** Usual values of directives that take neither crawler, path nor URL, by name in lower case. */
export const fixedValues: Readonly<Record<string, readonly CompletionItem[]>> = {
  "crawl-delay": [
    value("1", "second between requests"),
    value("2", "seconds"),
    value("5", "seconds: 17,280 pages a day at most"),
    value("10", "seconds: 8,640 pages a day at most"),
    value("30", "seconds: the most Bing takes"),
  ],
  "request-rate": [
    value("1/5s", "a page every five seconds"),
    value("1/10s", "a page every ten seconds"),
    value("1/1m", "one page a minute"),
    value("1/10s 0000-0600", "the same, only at night (UTC)"),
  ],
  "visit-time": [
    value("0000-0600", "at night (UTC)"),
    value("2200-0600", "late evening to early morning (UTC)"),
  ],
  "content-signal": [
    value("search=yes, ai-train=no", "search, but no training"),
    value("search=yes, ai-input=no, ai-train=no", "search alone"),
    value("search=yes, ai-input=yes, ai-train=yes", "everything"),
  ],
  "content-usage": [
    value("train-ai=n", "no training"),
    value("train-ai=n, search=y", "search, but no training"),
    value("train-ai=y", "training is fine"),
  ],
  "clean-param": [
    value("utm_source&utm_medium&utm_campaign", "campaign links, on every path"),
    value("sid /", "a session parameter, on every path"),
  ],
};
