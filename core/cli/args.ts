import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { formatMessage } from "../text/message.ts";
import { MESSAGES } from "./messages.ts";

/** The selected reader: one of them, or each crawler's own. */
export type ReaderChoice = DialectId | "automatic";

/** A parsed command line. Inputs are paths, URLs or `-`. */
export type Plan =
  | { readonly kind: "help"; readonly text: string }
  | { readonly kind: "mistake"; readonly text: string }
  | CheckPlan
  | UrlsPlan;

/** Report what fails. */
export interface CheckPlan {
  readonly kind: "check";
  readonly robots: string;
  /** The checks file; null if only the robots.txt itself is checked. */
  readonly checks: string | null;
  readonly lint: boolean;
  /** Where to write JUnit XML; null for nowhere. */
  readonly junit: string | null;
  readonly github: boolean;
}

/** Write a verdict for each URL. */
export interface UrlsPlan {
  readonly kind: "urls";
  readonly robots: string;
  readonly urls: string;
  readonly crawler: string;
  readonly reader: ReaderChoice;
}

const READERS: readonly string[] = Object.keys(dialects);

/** Whether text is the id of a reader. */
export const isReader = (text: string): text is DialectId => READERS.includes(text);

const readerList = (): string => READERS.join(", ");

type OptionName =
  | "--lint"
  | "--junit"
  | "--github"
  | "--urls"
  | "--crawler"
  | "--reader"
  | "--help";

/** The options, and whether each takes a value. */
const OPTIONS: Readonly<Record<OptionName, boolean>> = {
  "--lint": false,
  "--github": false,
  "--help": false,
  "--junit": true,
  "--urls": true,
  "--crawler": true,
  "--reader": true,
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

const urlsPlan = ({ options }: Taken, robots: string, urls: string): Plan => {
  const stray = (["--junit", "--github", "--lint"] as const).find((name) => options.has(name));
  if (stray !== undefined) {
    return mistake(formatMessage(MESSAGES.onlyWithoutUrls, { option: stray }));
  }
  const reader = options.get("--reader") ?? "automatic";
  if (reader !== "automatic" && !isReader(reader)) {
    return mistake(formatMessage(MESSAGES.unknownReader, { reader, readers: readerList() }));
  }
  return { kind: "urls", robots, urls, crawler: options.get("--crawler") ?? "*", reader };
};

const checkPlan = ({ options }: Taken, robots: string, checks: string | null): Plan => {
  const stray = (["--crawler", "--reader"] as const).find((name) => options.has(name));
  if (stray !== undefined) return mistake(formatMessage(MESSAGES.onlyWithUrls, { option: stray }));
  const lint = options.has("--lint");
  if (checks === null && !lint) return mistake(formatMessage(MESSAGES.nothingToDo, { robots }));
  const junit = options.get("--junit") ?? null;
  return { kind: "check", robots, checks, lint, junit, github: options.has("--github") };
};

/**
 * Parses the arguments of the command-line tool, without Node's own two. Accepts any list: an
 * invalid one returns a mistake with a sentence that says what to change.
 */
export const planOf = (args: readonly string[]): Plan => {
  const taken = take(args);
  if (typeof taken === "string") return mistake(taken);
  if (taken.options.has("--help")) {
    return { kind: "help", text: formatMessage(MESSAGES.usage, { readers: readerList() }) };
  }
  const [robots, second, third] = taken.inputs;
  const urls = taken.options.get("--urls");
  if (robots === undefined) return mistake(MESSAGES.noRobots);
  const extra = urls === undefined ? third : second;
  if (extra !== undefined) return mistake(formatMessage(MESSAGES.tooMany, { extra }));
  if ([robots, second, urls].filter((input) => input === "-").length > 1) {
    return mistake(MESSAGES.twiceStdin);
  }
  return urls === undefined
    ? checkPlan(taken, robots, second ?? null)
    : urlsPlan(taken, robots, urls);
};
