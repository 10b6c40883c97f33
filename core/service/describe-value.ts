import { readPreferences } from "../lint/facts/preferences.ts";
import { splitUsage } from "../lint/facts/usages.ts";
import { asciiLower } from "../text/ascii.ts";
import { counted, listed } from "../text/wording.ts";
import { contentSignals, contentUsages, type PreferenceTable } from "../vocabulary/preferences.ts";
import { cleanParamFault, isRequestRate, isVisitTime } from "../vocabulary/value-forms.ts";
import { describePattern, quoted } from "./describe-pattern.ts";

const SECONDS_A_DAY = 86_400;

const describeDelay = (value: string): string | null => {
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(value)) return null;
  const seconds = Number(value);
  if (seconds === 0) return "Asks for no delay between requests.";
  const pages = Math.floor(SECONDS_A_DAY / seconds);
  return `Asks for ${counted(seconds, "second")} between requests: at most ${counted(pages, "page")} a day from one crawler.`;
};

/** `0600-0845` as `from 06:00 to 08:45 UTC`. */
const hours = (span: string): string =>
  span.replace(/^(\d\d)(\d\d)-(\d\d)(\d\d)$/, "from $1:$2 to $3:$4 UTC");

const UNITS: Readonly<Record<string, string>> = {
  s: "second",
  m: "minute",
  h: "hour",
  d: "day",
};

const describeRate = (value: string): string | null => {
  if (!isRequestRate(value)) return null;
  const [, pages = "", time = "", unit = "s", span = ""] =
    /^(\d+)\/(\d+)([smhd]?)[ \t]*(.*)$/i.exec(value) ?? [];
  const every = counted(Number(time), UNITS[asciiLower(unit) || "s"] ?? "second");
  const when = span === "" ? "" : `, ${hours(span)}`;
  return `Asks for at most ${counted(Number(pages), "page")} every ${every}${when}.`;
};

const describeVisit = (value: string): string | null =>
  isVisitTime(value) ? `Asks to crawl only ${hours(value)}.` : null;

const describeCleanParam = (value: string): string | null => {
  if (cleanParamFault(value) !== null) return null;
  const [names = "", path = ""] = value.split(/[ \t]+/);
  const parameters = names.split("&").map(quoted);
  const isOne = parameters.length === 1;
  const which = `${isOne ? "parameter" : "parameters"} ${listed(parameters)} ${isOne ? "does" : "do"}`;
  const where = path === "" ? "on any path" : `where the path matches ${quoted(path)}`;
  return `States that the query ${which} not change the page, ${where}.`;
};

/** What each label is about. */
const LABELS: Readonly<Record<string, string>> = {
  search: "showing it in search results",
  "ai-input": "feeding it to an AI that answers a question",
  "ai-train": "training AI",
  "train-ai": "training AI",
};

const ANSWERS: Readonly<Record<string, string>> = { yes: "yes", y: "yes", no: "no", n: "no" };

const wish = (name: string, word: string): string =>
  ANSWERS[word] === undefined
    ? `use no more than "${word}"`
    : `${ANSWERS[word]} to ${LABELS[name]}`;

const describeList = (list: string, table: PreferenceTable): string | null => {
  const said = readPreferences(list).map(({ label, value }) => {
    const name = asciiLower(label);
    const word = asciiLower(value);
    return table[name]?.includes(word) ? wish(name, word) : null;
  });
  if (!said.every((each) => each !== null)) return null;
  const silent = Object.keys(table).filter((name) => name !== "use" && !list.includes(name));
  const rest = silent.map((name) => LABELS[name] ?? name);
  return `States a preference: ${said.join(", ")}.${rest.length === 0 ? "" : ` It does not mention ${rest.join(" and ")}.`}`;
};

const describeUsage = (value: string): string | null => {
  const { path, list } = splitUsage(value);
  const said = describeList(list, contentUsages);
  return said === null || path === "" ? said : `${said} For ${describePattern(path)}.`;
};

const DESCRIPTIONS: Readonly<Record<string, (value: string) => string | null>> = {
  "crawl-delay": describeDelay,
  "request-rate": describeRate,
  "visit-time": describeVisit,
  "clean-param": describeCleanParam,
  "content-signal": (value) => describeList(value, contentSignals),
  "content-usage": describeUsage,
};

/**
 * Says in a sentence what the value of a further field asks for; null for fields whose values need no
 * explanation, and for values that are not in the field's form.
 *
 * @param field the field's canonical name, in any case.
 * @param value trimmed.
 */
export const describeValue = (field: string, value: string): string | null =>
  DESCRIPTIONS[asciiLower(field)]?.(value) ?? null;
