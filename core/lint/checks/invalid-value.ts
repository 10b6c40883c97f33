import { asciiLower } from "../../text/ascii.ts";
import { formatChoices } from "../../text/list.ts";
import type { Span } from "../../text/span.ts";
import { webAddress } from "../../text/web-address.ts";
import { contentSignals, contentUsages } from "../../vocabulary/preferences.ts";
import { cleanParamFault, isRequestRate, isVisitTime } from "../../vocabulary/value-forms.ts";
import { type CheckOfParts, definePart, type Finding, joinParts, type Part } from "../check.ts";
import type { LineContext, LineView } from "../context.ts";
import { type Preference, readPreferences, splitUsage } from "../facts/content-preferences.ts";
import { secondsOf } from "../facts/crawl-delays.ts";
import { isField, spanIn, type ValuedLine } from "../facts/lines.ts";
import { ownSite } from "../facts/site.ts";
import { correctPreferences } from "../fixes/correct-preferences.ts";
import { suggest } from "../fixes/fix.ts";
import { deleteLinesFix } from "../fixes/line-edits.ts";
import { replaceValue, writeFix } from "../fixes/value-edits.ts";
import { EMPTY, FIX_TITLES } from "../messages.ts";

/** What is wrong with a value, which is marked unless a part of it is. */
type Fault<M extends string> = Omit<Finding<M>, keyof Span> & Partial<Span>;

/** Looks at the value of each line of a field. */
const valuesOf =
  <M extends string>(
    field: string,
    faultOf: (value: string, line: ValuedLine, context: LineContext) => Fault<M> | null,
  ) =>
  (line: LineView, context: LineContext): Finding<M | "empty"> | null => {
    if (!isField(line, field) || line.value === null) return null;
    const value = line.valueText;
    if (value === "") return { ...line.content, message: "empty", fixes: [deleteLinesFix([line])] };
    const fault = faultOf(value, line as ValuedLine, context);
    return fault === null ? null : { ...line.value, data: { value }, ...fault };
  };

const requestRate: Part = definePart({
  aliases: ["request-rate-invalid"],
  messages: {
    empty: EMPTY,
    form: "Seznam and others skip this line: `{value}` is not a rate that they can read. Write pages and time, as in `1/10s`.",
  },
  checkLine: valuesOf("request-rate", (value, line) => {
    if (isRequestRate(value)) return null;
    const closed = value
      .replace(/[ \t]*([/-])[ \t]*/g, "$1")
      .replace(/(?<=\d)[ \t]+(?=[smhd]\b)/i, "");
    return { message: "form", fixes: [isRequestRate(closed) && writeFix("repair", line, closed)] };
  }),
});

const visitTime: Part = definePart({
  aliases: ["visit-time-invalid"],
  severity: "info",
  messages: {
    empty: EMPTY,
    form: "Crawlers skip this line: `{value}` is not a valid `Visit-time`. Write two times of four digits, in UTC, as in `0600-0845`.",
  },
  checkLine: valuesOf("visit-time", (value) => (isVisitTime(value) ? null : { message: "form" })),
});

/**
 * The value with its names joined by `&`, without `=` and what follows it and without other
 * punctuation; null if there are two paths.
 */
const joined = (value: string): string | null => {
  const words = value.split(/[ \t]+/);
  const [path, ...more] = words.filter((word) => /^[/*]/.test(word));
  if (more.length > 0) return null;
  const names = words
    .filter((word) => word !== path)
    .flatMap((word) => word.replace(/^\?/, "").split(/[&,;]+/))
    .map((name) => name.replace(/=.*$/, ""))
    .filter((name) => name !== "");
  return [names.join("&"), ...(path === undefined ? [] : [path])].join(" ");
};

const cleanParam: Part = definePart({
  aliases: ["clean-param-invalid"],
  severity: "info",
  messages: {
    empty: EMPTY,
    long: "Yandex ignores this line: the value has more than 500 characters. Use several `Clean-param` lines.",
    names:
      "Yandex may ignore this line: write names alone, joined by `&`, as in `sid&ref`, not `{value}`.",
    path: "Yandex ignores this line: the path may have letters, digits and `. - / * _` only, and `{value}` has others. Write a plain beginning of the path.",
  },
  checkLine: valuesOf("clean-param", (value, line, { dialect }) => {
    const fault = cleanParamFault(value);
    if (fault === null || fault === "empty") return null;
    const message = fault === "parts" ? "names" : fault;
    const names = message === "names" ? joined(value) : null;
    const isRight = names !== null && cleanParamFault(names) === null;
    return {
      message,
      ...(dialect.id === "yandex" ? { severity: "error" } : {}),
      fixes: [isRight && suggest("Join the names with &", replaceValue(line, names))],
    };
  }),
});

const isKnown = ({ label, value }: Preference): boolean =>
  contentSignals.get(asciiLower(label))?.includes(asciiLower(value)) ?? false;

const contentSignal: Part = definePart({
  aliases: ["content-signal-invalid"],
  messages: {
    empty: EMPTY,
    value:
      "`{part}` has no effect: its value is unknown, so the signal counts as left out. Write `{label}=` followed by {values}.",
    label:
      "`{part}` has no effect: it is not a signal. The signals are `search`, `ai-input` and `ai-train`, each with `=yes` or `=no`.",
  },
  checkLine: valuesOf("content-signal", (value, line) => {
    // Extra commas are ignored.
    const parts = value.split(",").map((each) => each.trim());
    const part = parts.find((each) => each !== "" && !readPreferences(each).every(isKnown));
    const [wrong] = part === undefined ? [] : readPreferences(part);
    if (part === undefined || wrong === undefined) return null;
    const label = asciiLower(wrong.label);
    const takes = contentSignals.get(label);
    const corrected = correctPreferences(value, contentSignals);
    return {
      ...spanIn(line, { index: value.indexOf(part), 0: part }),
      message: takes === undefined ? "label" : "value",
      data: { part, label, values: formatChoices(takes ?? []) },
      fixes: [corrected !== null && suggest("Write it as signals", replaceValue(line, corrected))],
    };
  }),
});

/** A member of a structured field dictionary: a key in lower case, a bare item, parameters. */
const MEMBER =
  /^[a-z*][a-z0-9_.*-]*(?:=(?:[A-Za-z*][^\s",;=()<>@[\]{}\\]*|-?\d+(?:\.\d+)?|"[^"\\]*"|\?[01]))?(?:[ \t]*;[ \t]*[a-z*][a-z0-9_.*-]*(?:=[^\s;,]+)?)*$/;

/** What is wrong with a list, and with which part of it. */
const usageFault = (
  list: string,
): { readonly message: "form" | "parameter" | "unknown"; readonly part: string } | null => {
  const broken = list.split(",").find((member) => !MEMBER.test(member.trim()));
  if (broken !== undefined) return { message: "form", part: broken.trim() || list };
  // What follows a semicolon belongs to the value before it: https://www.rfc-editor.org/rfc/rfc9651#section-3.1.2.
  const parameter = [...list.matchAll(/;[ \t]*([^\s;,=]+)(=[^\s;,]+)?/g)].find(([, name = ""]) =>
    contentUsages.has(name),
  );
  if (parameter !== undefined) {
    return { message: "parameter", part: `${parameter[1]}${parameter[2] ?? ""}` };
  }
  const all = readPreferences(list.replace(/;[^,]*/g, ""));
  const known = all.filter(({ label }) => contentUsages.has(label));
  const wrong = known.find(({ label, value }) => !contentUsages.get(label)?.includes(value));
  if (wrong === undefined) return known.length > 0 ? null : { message: "unknown", part: list };
  const { label, value } = wrong;
  return { message: "form", part: value === "" ? label : `${label}=${value}` };
};

const contentUsage: Part = definePart({
  aliases: ["content-usage-invalid"],
  messages: {
    empty: EMPTY,
    form: "This line has no effect: `{part}` breaks the form of the list. Write names and values in lower case, separated by commas: `train-ai=n, search=y`.",
    unknown:
      "`{part}` has no effect: the draft does not define that name. The names are `train-ai` and `search`.",
    parameter:
      "`{part}` is not stated: after a semicolon it belongs to the value before it. Write a comma in place of the semicolon.",
  },
  checkLine: valuesOf("content-usage", (value, line) => {
    const { path, list } = splitUsage(value);
    const fault = usageFault(list);
    if (fault === null) return null;
    const corrected = correctPreferences(list, contentUsages);
    const text = `${path} ${corrected ?? ""}`.trim();
    return {
      message: fault.message,
      data: { part: fault.part },
      fixes: [corrected !== null && suggest("Write it as in the draft", replaceValue(line, text))],
    };
  }),
});

const license: Part = definePart({
  aliases: ["license-invalid-url"],
  messages: {
    empty: EMPTY,
    relative:
      "Crawlers find no license: `{value}` is not a complete URL. Write it with scheme and host, as in `https://shop.example/license.xml`.",
    text: "Crawlers find no license: `License` takes the complete URL of an RSL document. Move `{value}` into a comment, or write a URL.",
  },
  checkLine: valuesOf("license", (value, line, context) => {
    if (webAddress(value) !== null && !/\s/.test(value)) return null;
    const isPath = /^\/[^/\s]\S*$/.test(value);
    if (!isPath && /\s|^[^./]*$/.test(value)) return { message: "text" };
    const site = isPath ? ownSite(context) : null;
    const edit = replaceValue(line, `${site?.scheme}://${site?.host}${value}`);
    return {
      message: "relative",
      fixes: [site !== null && suggest(FIX_TITLES.writeOwnAddress, edit)],
    };
  }),
});

/** A number, optionally followed by a unit of seconds, or in brackets or quotes. */
const NUMBER_OF_SECONDS = /^["'([<]?(\d+(?:[.,]\d+)?)[ \t]*(?:s|secs?\.?|seconds?)?["')\]>;,.]?$/i;

const delay: Part = definePart({
  aliases: ["crawl-delay-invalid"],
  // The line blocks nothing, whatever its value.
  severity: "warning",
  messages: {
    number:
      "Crawlers ignore this line: `{value}` is not a number of seconds. Write a number alone, such as `10`.",
    empty: EMPTY,
  },
  checkLine: valuesOf("crawl-delay", (value, line) => {
    if (secondsOf(value) !== null) return null;
    const number = NUMBER_OF_SECONDS.exec(value)?.[1]?.replace(",", ".");
    return {
      message: "number",
      fixes: [number !== undefined && writeFix("repair", line, number)],
    };
  }),
});

/** Files with one line of a field in the group for every crawler. */
const withLines = (...lines: readonly string[]): readonly string[] =>
  lines.map((line) => `User-agent: *\nDisallow:\n${line}\n`);

export const invalidValue: CheckOfParts = joinParts({
  id: "invalid-value",
  category: "sitemaps",
  severity: "error",
  summary: "Require values in the form that their readers expect",
  explanation:
    "A value of another form says nothing to those who read the field.\n\n`Request-rate`, which Seznam and the parsers of Scrapy and Python read, takes pages and a time, `1/10s`, and hours of the day in UTC, `1/10s 1800-1900`. `Visit-time` takes two times of four digits, in UTC: `0600-0845`. `Clean-param`, which Yandex alone reads, takes names of parameters joined by `&` and, after a space, a path of letters, digits and `. - / * _`, in up to 500 characters.\n\n`Content-Signal` is a list of `search`, `ai-input` and `ai-train`, each `=yes` or `=no`; Cloudflare writes `use=immediate`, `use=reference` or `use=full` as well. `Content-Usage`, of an IETF draft, takes a path, if wanted, and a list of `train-ai` and `search`, each `=y` or `=n`, all in lower case. `License` takes the complete URL of a document in the RSL format.\n\n`Crawl-delay` takes a plain number of seconds. A unit, a range of hours or brackets make the line unreadable, and parsers then act as if it were not there.",
  sources: [
    "seznam",
    "extendedStandard",
    "protego",
    "yandexCleanParam",
    "yandexErrors",
    "contentSignals",
    "aipref",
    "rsl",
    "bingDocs",
    "pythonParser",
  ],
  bad: [
    ...withLines("Request-rate: 10"),
    "User-agent: SeznamBot\nDisallow:\nRequest-rate: 1 / 10s\n",
    ...withLines(
      "Visit-time: nights",
      "Clean-param: sid,ref /forum/",
      "Clean-param: sid /forum?page",
      `Clean-param: ${Array.from({ length: 99 }, (_, index) => `name${index}`).join("&")} /`,
      "Content-Signal: search=yes, ai-training=no",
      "Content-Signal: ai-train=false",
      "Content-Usage: Train-AI=N",
      "Content-Usage: ai-train=n",
      "Content-Usage: train-ai=n; search=y",
    ),
    "License: /terms.xml\n\nUser-agent: *\nDisallow: /cart/\n\nSitemap: https://shop.example/map.xml\n",
    "License: CC BY 4.0\n\nUser-agent: *\nDisallow: /cart/\n",
    ...withLines("Crawl-delay: 10s", "Crawl-delay:", "Crawl-delay: 0100-0800"),
  ],
  good: [
    "User-agent: *\nDisallow:\nRequest-rate: 1/10s\n\nUser-agent: SeznamBot\nDisallow:\nRequest-rate: 30/1m 0000-0600 # at night\n",
    ...withLines("Visit-time: 2200-0600"),
    "User-agent: *\nDisallow:\nClean-param: sid&ref /forum/\nClean-param: utm_source&filter%5Bsize%5D\n",
    "User-agent: *\nContent-Signal: search=yes,ai-train=no,use=reference\nDisallow: /cart/\n",
    "User-agent: *\nDisallow:\nContent-Usage: train-ai=n, search=y\nContent-Usage: /blog/ train-ai=y, other=1\n",
    "License: https://shop.example/terms.xml\n\nUser-agent: *\nDisallow: /cart/\n",
    "User-agent: *\nDisallow:\nCrawl-delay: 10\n\nUser-agent: AhrefsBot\nDisallow:\nCrawl-delay: .5\n",
  ],
  stage: "value",
  parts: { requestRate, visitTime, cleanParam, contentSignal, contentUsage, license, delay },
});
