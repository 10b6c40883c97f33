import { readPreferences, splitUsage } from "../lint/facts/content-preferences.ts";
import { asciiLower } from "../text/ascii.ts";
import { formatList, formatUnits } from "../text/list.ts";
import { formatMessage } from "../text/message.ts";
import { contentSignals, contentUsages, type PreferenceTable } from "../vocabulary/preferences.ts";
import { cleanParamFault, isRequestRate, isVisitTime } from "../vocabulary/value-forms.ts";
import { describePattern, quoted } from "./describe-pattern.ts";
import { TIME_MESSAGES, USE_MESSAGES, VALUE_MESSAGES } from "./messages.ts";

const SECONDS_A_DAY = 86_400;

const pagesOf = (count: number): string => formatMessage(VALUE_MESSAGES.pages, { count });

const describeDelay = (value: string): string | null => {
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(value)) return null;
  const count = Number(value);
  if (count === 0) return VALUE_MESSAGES.noDelay;
  return formatMessage(VALUE_MESSAGES.delay, {
    time: formatMessage(TIME_MESSAGES.s, { count }),
    pages: pagesOf(Math.floor(SECONDS_A_DAY / count)),
  });
};

/** `0600-0845` as `from 06:00 to 08:45 UTC`. */
const hoursOf = (span: string): string => {
  const [, hour = "", minute = "", toHour = "", toMinute = ""] =
    /^(\d\d)(\d\d)-(\d\d)(\d\d)$/.exec(span) ?? [];
  return formatMessage(VALUE_MESSAGES.hours, {
    from: `${hour}:${minute}`,
    to: `${toHour}:${toMinute}`,
  });
};

const isUnit = (unit: string): unit is keyof typeof TIME_MESSAGES => unit in TIME_MESSAGES;

const describeRate = (value: string): string | null => {
  if (!isRequestRate(value)) return null;
  const [, pages = "", count = "", written = "", span = ""] =
    /^(\d+)\/(\d+)([smhd]?)[ \t]*(.*)$/i.exec(value) ?? [];
  const unit = asciiLower(written);
  const rate = {
    pages: pagesOf(Number(pages)),
    time: formatMessage(TIME_MESSAGES[isUnit(unit) ? unit : "s"], { count: Number(count) }),
  };
  return span === ""
    ? formatMessage(VALUE_MESSAGES.rate, rate)
    : formatMessage(VALUE_MESSAGES.rateAtHours, { ...rate, hours: hoursOf(span) });
};

const describeVisit = (value: string): string | null =>
  isVisitTime(value) ? formatMessage(VALUE_MESSAGES.visit, { hours: hoursOf(value) }) : null;

const describeCleanParam = (value: string): string | null => {
  if (cleanParamFault(value) !== null) return null;
  const [parameters = "", path = ""] = value.split(/[ \t]+/);
  const quotedNames = parameters.split("&").map(quoted);
  const names = { count: quotedNames.length, names: formatList(quotedNames) };
  return path === ""
    ? formatMessage(VALUE_MESSAGES.cleanParam, names)
    : formatMessage(VALUE_MESSAGES.cleanParamOnPath, { ...names, path: quoted(path) });
};

const WISHES: Readonly<Record<string, "yes" | "no">> = { yes: "yes", y: "yes", no: "no", n: "no" };

const labelOf = (name: string): string => USE_MESSAGES[name] ?? name;

const wish = (name: string, word: string): string => {
  const said = WISHES[word];
  return said === undefined
    ? formatMessage(VALUE_MESSAGES.atMost, { use: word })
    : formatMessage(VALUE_MESSAGES[said], { use: labelOf(name) });
};

const describeList = (list: string, table: PreferenceTable): string | null => {
  const said = readPreferences(list).map(({ label, value }) => {
    const name = asciiLower(label);
    const word = asciiLower(value);
    return table.get(name)?.includes(word) ? wish(name, word) : null;
  });
  if (!said.every((each) => each !== null)) return null;
  const silent = [...table.keys()].filter((name) => name !== "use" && !list.includes(name));
  const wishes = formatUnits(said);
  return silent.length === 0
    ? formatMessage(VALUE_MESSAGES.preference, { wishes })
    : formatMessage(VALUE_MESSAGES.preferenceWithRest, {
        wishes,
        rest: formatList(silent.map(labelOf)),
      });
};

const describeUsage = (value: string): string | null => {
  const { path, list } = splitUsage(value);
  const preference = describeList(list, contentUsages);
  return preference === null || path === ""
    ? preference
    : formatMessage(VALUE_MESSAGES.preferenceFor, { preference, urls: describePattern(path) });
};

const DESCRIPTIONS: ReadonlyMap<string, (value: string) => string | null> = new Map([
  ["crawl-delay", describeDelay],
  ["request-rate", describeRate],
  ["visit-time", describeVisit],
  ["clean-param", describeCleanParam],
  ["content-signal", (value: string) => describeList(value, contentSignals)],
  ["content-usage", describeUsage],
]);

/**
 * Explains the value of a further field in a sentence; null for fields whose values need no
 * explanation, and for invalid values.
 *
 * @param field the field's canonical name, in any case.
 * @param value trimmed.
 */
export const describeValue = (field: string, value: string): string | null =>
  DESCRIPTIONS.get(asciiLower(field))?.(value) ?? null;
