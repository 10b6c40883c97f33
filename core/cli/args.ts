import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { formatMessage } from "../text/message.ts";
import { languageIds } from "./language.ts";
import { MESSAGES } from "./messages.ts";

/** The selected reader: one of them, or each crawler's own. */
export type ReaderChoice = DialectId | "automatic";

/** A parsed command line. Inputs are paths, URLs or `-`. */
export type Plan =
  | { readonly kind: "help"; readonly text: string }
  | { readonly kind: "mistake"; readonly text: string }
  | CheckPlan
  | UrlsPlan
  | ComparePlan
  | PagesPlan
  | HistoryPlan;

/** The forms in which a report is written, besides text. */
export interface Outputs {
  /** Where to write JUnit XML, JSON and SARIF; null for nowhere. */
  readonly junit: string | null;
  readonly json: string | null;
  readonly sarif: string | null;
  readonly github: boolean;
}

/** Report what fails. */
export interface CheckPlan extends Outputs {
  readonly kind: "check";
  readonly robots: string;
  /** The checks file; null if only the robots.txt itself is checked. */
  readonly checks: string | null;
  readonly lint: boolean;
}

/** Write a verdict for each URL. */
export interface UrlsPlan {
  readonly kind: "urls";
  readonly robots: string;
  readonly urls: string;
  readonly crawler: string;
  readonly reader: ReaderChoice;
}

/** Report what a change to a file does. */
export interface ComparePlan extends Outputs {
  readonly kind: "compare";
  readonly before: string;
  readonly after: string;
}

/** Report on saved pages. */
export interface PagesPlan extends Outputs {
  readonly kind: "pages";
  readonly robots: string;
  /** A folder or a HAR. */
  readonly pages: string;
  /** Whether the file is checked as well, knowing what the pages load. */
  readonly lint: boolean;
  readonly crawler: string;
}

/** Write what each version in a git history did. */
export interface HistoryPlan {
  readonly kind: "history";
  readonly log: string;
}

const READERS: readonly string[] = Object.keys(dialects);

/** Whether text is the id of a reader. */
export const isReader = (text: string): text is DialectId => READERS.includes(text);

const readerList = (): string => READERS.join(", ");

const languageList = (): string => languageIds.join(", ");

/** The options, and whether each takes a value. */
const OPTIONS = {
  "--lint": false,
  "--github": false,
  "--help": false,
  "--junit": true,
  "--json": true,
  "--sarif": true,
  "--urls": true,
  "--compare": false,
  "--pages": true,
  "--history": true,
  "--crawler": true,
  "--reader": true,
  "--lang": true,
} as const;

type OptionName = keyof typeof OPTIONS;

const OUTPUTS = ["--junit", "--json", "--sarif", "--github"] as const;

/** The options that say what to do, at most one of them. */
const MODES = ["--urls", "--compare", "--pages", "--history"] as const;

type Mode = (typeof MODES)[number];

/** What else each of them can be used with. */
const WITH_MODE: Readonly<Record<Mode, readonly OptionName[]>> = {
  "--urls": ["--crawler", "--reader"],
  "--compare": OUTPUTS,
  "--pages": ["--crawler", "--lint", ...OUTPUTS],
  "--history": [],
};

const isOption = (text: string): text is OptionName => Object.hasOwn(OPTIONS, text);

interface Taken {
  readonly options: ReadonlyMap<OptionName, string>;
  readonly inputs: readonly string[];
}

const mistake = (text: string): Plan => ({ kind: "mistake", text });

/** Separates options from inputs; returns an error message as text. */
const take = (args: readonly string[]): Taken | string => {
  const options = new Map<OptionName, string>();
  const inputs: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const [name = "", ...rest] = (args[at] as string).split("=");
    const option = name === "-h" ? "--help" : name;
    if (!option.startsWith("-") || args[at] === "-") {
      inputs.push(args[at] as string);
      continue;
    }
    if (!isOption(option)) return formatMessage(MESSAGES.unknownOption, { option: name });
    const value = rest.length > 0 || !OPTIONS[option] ? rest.join("=") : args[++at];
    if (value === undefined || (OPTIONS[option] && value === "")) {
      return formatMessage(MESSAGES.missingValue, { option });
    }
    options.set(option, value);
  }
  return { options, inputs };
};

const outputsOf = ({ options }: Taken): Outputs => ({
  junit: options.get("--junit") ?? null,
  json: options.get("--json") ?? null,
  sarif: options.get("--sarif") ?? null,
  github: options.has("--github"),
});

const urlsPlan = ({ options }: Taken, urls: string, robots: string): Plan => {
  const reader = options.get("--reader") ?? "automatic";
  if (reader !== "automatic" && !isReader(reader)) {
    return mistake(formatMessage(MESSAGES.unknownReader, { reader, readers: readerList() }));
  }
  return { kind: "urls", robots, urls, crawler: options.get("--crawler") ?? "*", reader };
};

const comparePlan = (taken: Taken, before: string, after: string | undefined): Plan => {
  if (after === undefined) return mistake(MESSAGES.oneFile);
  return { kind: "compare", before, after, ...outputsOf(taken) };
};

/** What pages say is judged for one operator: of any crawler nobody knows what it makes of them. */
const OF_PAGES = "Googlebot";

const pagesPlan = (taken: Taken, pages: string, robots: string): Plan => {
  const crawler = taken.options.get("--crawler") ?? OF_PAGES;
  const lint = taken.options.has("--lint");
  return { kind: "pages", robots, pages, crawler, lint, ...outputsOf(taken) };
};

const checkPlan = (taken: Taken, robots: string, checks: string | null): Plan => {
  const { options } = taken;
  const stray = (["--crawler", "--reader"] as const).find((name) => options.has(name));
  if (stray !== undefined) return mistake(formatMessage(MESSAGES.onlyWithUrls, { option: stray }));
  const lint = options.has("--lint");
  if (checks === null && !lint) return mistake(formatMessage(MESSAGES.nothingToDo, { robots }));
  return { kind: "check", robots, checks, lint, ...outputsOf(taken) };
};

/** How many files may follow, by what to do; without a mode, a robots.txt and a checks file. */
const MOST_FILES: Readonly<Record<Mode | "none", number>> = {
  "--urls": 1,
  "--compare": 2,
  "--pages": 1,
  "--history": 0,
  none: 2,
};

/**
 * Parses the arguments of the command-line tool, without Node's own two. Accepts any list: an
 * invalid one returns a mistake with a sentence that says what to change.
 */
export const planOf = (args: readonly string[]): Plan => {
  const taken = take(args);
  if (typeof taken === "string") return mistake(taken);
  const { options, inputs } = taken;
  if (options.has("--help")) {
    const values = { readers: readerList(), languages: languageList() };
    return { kind: "help", text: formatMessage(MESSAGES.usage, values) };
  }
  const language = options.get("--lang") ?? "en";
  if (!languageIds.includes(language)) {
    const values = { language, languages: languageList() };
    return mistake(formatMessage(MESSAGES.unknownLanguage, values));
  }
  const mode = MODES.find((name) => options.has(name));
  const stray =
    mode === undefined
      ? undefined
      : [...options.keys()].find((name) => ![mode, "--lang", ...WITH_MODE[mode]].includes(name));
  if (mode !== undefined && stray !== undefined) {
    return mistake(formatMessage(MESSAGES.notWithMode, { option: stray, mode }));
  }
  const extra = inputs[MOST_FILES[mode ?? "none"]];
  if (extra !== undefined) return mistake(formatMessage(MESSAGES.tooMany, { extra }));
  const value = mode === undefined ? undefined : options.get(mode);
  if ([...inputs, value].filter((input) => input === "-").length > 1) {
    return mistake(MESSAGES.twiceStdin);
  }
  if (mode === "--history") return { kind: "history", log: value ?? "" };
  const [robots, second] = inputs;
  if (robots === undefined) return mistake(MESSAGES.noRobots);
  if (mode === "--urls") return urlsPlan(taken, value ?? "", robots);
  if (mode === "--pages") return pagesPlan(taken, value ?? "", robots);
  return mode === "--compare"
    ? comparePlan(taken, robots, second)
    : checkPlan(taken, robots, second ?? null);
};
