import { asciiLower } from "../../text/ascii.ts";
import { webAddress } from "../../text/web-address.ts";
import { contentSignals, contentUsages } from "../../vocabulary/preferences.ts";
import { cleanParamFault, isRequestRate, isVisitTime } from "../../vocabulary/value-forms.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineContext } from "../context.ts";
import type { FixKind, Severity } from "../diagnostic.ts";
import { readPreferences, splitUsage } from "../facts/content-preferences.ts";
import { secondsOf } from "../facts/crawl-delays.ts";
import { ownSite } from "../facts/site.ts";
import { correctPreferences } from "../fixes/correct-preferences.ts";
import { deleteLinesFix } from "../fixes/line-edits.ts";
import { writeFix } from "../fixes/value-edits.ts";

/** The form of a field's values. */
interface Form {
  readonly example: string;
  readonly isRight: (value: string) => boolean;
  /** What was meant; undefined if nobody can tell. It counts if it is right. */
  readonly correct?: (value: string, context: LineContext) => string | undefined;
  readonly fix?: FixKind;
  readonly severity?: Severity;
}

/**
 * The value with its names joined by `&`, without `=` and what follows it and without other
 * punctuation; undefined if there are two paths.
 */
const joined = (value: string): string | undefined => {
  const words = value.split(/[ \t]+/);
  const [path, ...more] = words.filter((word) => /^[/*]/.test(word));
  if (more.length > 0) return undefined;
  const names = words
    .filter((word) => word !== path)
    .flatMap((word) => word.replace(/^\?/, "").split(/[&,;]+/))
    .map((name) => name.replace(/=.*$/, ""))
    .filter((name) => name !== "");
  return [names.join("&"), ...(path === undefined ? [] : [path])].join(" ");
};

/** A member of a structured field dictionary: a key in lower case, a bare item, parameters. */
const MEMBER =
  /^[a-z*][a-z0-9_.*-]*(?:=(?:[A-Za-z*][^\s",;=()<>@[\]{}\\]*|-?\d+(?:\.\d+)?|"[^"\\]*"|\?[01]))?(?:[ \t]*;[ \t]*[a-z*][a-z0-9_.*-]*(?:=[^\s;,]+)?)*$/;

/** What follows a semicolon belongs to the value before it: https://www.rfc-editor.org/rfc/rfc9651#section-3.1.2. */
const parameterIn = (list: string): string | undefined =>
  list
    .match(/(?<=;[ \t]*)[^\s;,=]+(?:=[^\s;,]+)?/g)
    ?.find((parameter) => contentUsages.has(parameter.replace(/=.*/, "")));

const isUsage = (list: string): boolean => {
  if (parameterIn(list) !== undefined) return false;
  if (!list.split(",").every((member) => MEMBER.test(member.trim()))) return false;
  const known = readPreferences(list.replace(/;[^,]*/g, "")).filter(({ label }) =>
    contentUsages.has(label),
  );
  return (
    known.length > 0 &&
    known.every(({ label, value }) => contentUsages.get(label)?.includes(value) ?? false)
  );
};

/** A number, optionally followed by a unit of seconds, or in brackets or quotes. */
const NUMBER_OF_SECONDS = /^["'([<]?(\d+(?:[.,]\d+)?)[ \t]*(?:s|secs?\.?|seconds?)?["')\]>;,.]?$/i;

const FORMS: ReadonlyMap<string, Form> = new Map<string, Form>([
  [
    "request-rate",
    {
      example: "1/10s",
      isRight: isRequestRate,
      correct: (value) =>
        value.replace(/[ \t]*([/-])[ \t]*/g, "$1").replace(/(?<=\d)[ \t]+(?=[smhd]\b)/i, ""),
      fix: "repair",
    },
  ],
  ["visit-time", { example: "0600-0845", isRight: isVisitTime, severity: "info" }],
  [
    "clean-param",
    {
      example: "sid&ref /forum/",
      isRight: (value) => cleanParamFault(value) === null,
      correct: joined,
      severity: "info",
    },
  ],
  [
    "content-signal",
    {
      example: "search=yes, ai-train=no",
      // Extra commas are ignored.
      isRight: (value) =>
        readPreferences(value).every(
          ({ label, value: given }) =>
            (label === "" || contentSignals.get(asciiLower(label))?.includes(asciiLower(given))) ??
            false,
        ),
      correct: (value) => correctPreferences(value, contentSignals) ?? undefined,
    },
  ],
  [
    "content-usage",
    {
      example: "train-ai=n, search=y",
      isRight: (value) => isUsage(splitUsage(value).list),
      correct: (value) => {
        const { path, list } = splitUsage(value);
        return `${path} ${correctPreferences(list, contentUsages) ?? ""}`.trim();
      },
    },
  ],
  [
    "license",
    {
      example: "https://shop.example/license.xml",
      isRight: (value) => webAddress(value) !== null && !/\s/.test(value),
      correct: (value, context) => {
        const site = ownSite(context);
        return site !== null && /^\/[^/\s]\S*$/.test(value)
          ? `${site.scheme}://${site.host}${value}`
          : undefined;
      },
    },
  ],
  [
    "crawl-delay",
    {
      example: "10",
      isRight: (value) => secondsOf(value) !== null,
      correct: (value) => NUMBER_OF_SECONDS.exec(value)?.[1]?.replace(",", "."),
      fix: "repair",
      // The line blocks nothing, whatever its value.
      severity: "warning",
    },
  ],
]);

/** Files with one line of a field in the group for every crawler. */
const withLines = (...lines: readonly string[]): readonly string[] =>
  lines.map((line) => `User-agent: *\nDisallow:\n${line}\n`);

export const invalidValue: Check = defineCheck({
  id: "invalid-value",
  aliases: [
    "request-rate-invalid",
    "visit-time-invalid",
    "clean-param-invalid",
    "content-signal-invalid",
    "content-usage-invalid",
    "license-invalid-url",
    "crawl-delay-invalid",
  ],
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
    ...withLines("Request-rate: 1 / 10s", "Visit-time: nights", "Clean-param: sid,ref /forum/"),
    ...withLines("Content-Signal: ai-train=false", "Content-Usage: Train-AI=N"),
    ...withLines("Content-Usage: train-ai=n; search=y", "Crawl-delay: 10s", "Crawl-delay:"),
    "License: /terms.xml\n\nUser-agent: *\nDisallow: /cart/\n\nSitemap: https://shop.example/map.xml\n",
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
  messages: {
    empty: "Crawlers skip this line: it has no value. Write one, or delete the line.",
    form: "Crawlers ignore this line: `{value}` is no value for `{name}`. Write one like `{example}`.",
    parameter:
      "`{part}` is not stated: after a semicolon it belongs to the value before it. Write a comma in place of the semicolon.",
  },
  stage: "value",
  checkLine(line, context) {
    if (line.field !== "other" || line.key === null || line.value === null) return null;
    const name = asciiLower(line.keyText);
    const form = FORMS.get(name);
    const value = line.valueText;
    if (form === undefined) return null;
    const { example, correct, fix = "suggest", severity = "error" } = form;
    if (value === "") {
      return { ...line.content, message: "empty", severity, fixes: [deleteLinesFix([line])] };
    }
    if (form.isRight(value)) return null;
    const part = name === "content-usage" ? parameterIn(splitUsage(value).list) : undefined;
    const meant = correct?.(value, context);
    const isMinded = name === "clean-param" && context.dialect.id === "yandex";
    return {
      ...line.value,
      message: part === undefined ? "form" : "parameter",
      severity: isMinded ? "error" : severity,
      data: { value, name: line.keyText, example, part: part ?? "" },
      fixes: [meant !== undefined && form.isRight(meant) && writeFix(fix, line, meant)],
    };
  },
});
