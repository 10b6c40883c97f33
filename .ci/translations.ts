// The translations in `app/languages`: one JSON file for each language and area, by module and key, each with the hash of
// the English it translates. What is missing, or translates an English that has changed since, stays English.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Language, languages } from "../app/languages/languages.ts";
import type { Message } from "../core/text/message.ts";
import { OF_LANGUAGE, type Word } from "./words.ts";

const FOLDER = fileURLToPath(new URL("../app/languages/", import.meta.url));

interface Entry {
  /** The hash of the English. */
  readonly of: string;
  readonly text: Message;
}

/** By module, then by key. */
type Entries = Record<string, Record<string, Entry>>;

/** The languages that are translations. */
export const translated: readonly Language[] = languages.filter(({ id }) => id !== "en");

/**
 * No language, but English with a mark around each text, and longer by 60 %: a browser test finds what is in no table and what
 * has too little room. Sentences end as in Chinese, so that it finds spaces between them, too. Built for that test alone, beside
 * the product.
 */
export const pseudo: Language = { ...(languages[0] as Language), id: "xx", path: "xx/" };

const pseudoText = (text: string): string => {
  // The product's name stays as long as it is.
  if (/^(?:robots\.txt|Workbench)$/.test(text)) return `\u27e6${text}\u27e7`;
  const more = Math.ceil((0.6 * text.replace(/\{\w+\}/g, "").length) / " more".length);
  return `\u27e6${text}${" more".repeat(more)}\u27e7${text.endsWith(".") ? "。" : ""}`;
};

/** Those to build: all, or the ones named in `LANGUAGES`, separated by commas. */
export const buildLanguages: readonly Language[] = ((named: string) =>
  [...translated, pseudo].filter(({ id }) => named === "" || named.split(",").includes(id)))(
  (process.env as { readonly LANGUAGES?: string }).LANGUAGES ?? "",
);

const pathOfArea = (id: string, area: string): string => `${FOLDER}${id}/${area}.json`;

const readEntries = (path: string): Entries =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Entries) : {};

/** All translations into a language. */
export const translationsInto = (id: string): Entries => {
  const files = existsSync(FOLDER + id) ? readdirSync(FOLDER + id) : [];
  const all: Entries = {};
  for (const file of files.sort()) {
    for (const [module, entries] of Object.entries(readEntries(`${FOLDER}${id}/${file}`))) {
      all[module] = { ...all[module], ...entries };
    }
  }
  return all;
};

/**
 * The translation of a word; null if there is none of its present English. One that has moved within its module is found.
 */
export const translationOf = (
  { module, key, hash, area, english }: Word,
  { id, constants }: Language,
  all: Entries,
): Message | null => {
  if (area === OF_LANGUAGE) return constants[key as keyof typeof constants];
  if (id === pseudo.id) return eachForm(english, pseudoText);
  const entries = all[module] ?? {};
  const entry =
    entries[key]?.of === hash ? entries[key] : Object.values(entries).find(({ of }) => of === hash);
  return entry?.text ?? null;
};

const eachForm = (message: Message, change: (text: string) => string): Message =>
  typeof message === "string"
    ? change(message)
    : (Object.fromEntries(
        Object.entries(message).map(([form, text]) => [form, change(text)]),
      ) as Message);

const formsOf = (message: Message): readonly string[] =>
  typeof message === "string" ? [message] : Object.values(message);

const mainOf = (message: Message): string =>
  typeof message === "string" ? message : message.other;

/** All different pieces of a text that match, in a fixed order. */
const piecesOf = (text: string, pattern: RegExp): string =>
  [...new Set(text.match(pattern) ?? [])].sort().join(" ");

const PLACEHOLDER = /\{\w+\}/g;
const CODE = /`[^`]*`/g;
/** Names of files, fields, crawlers and protocols, which stay as they are. */
const NAMES =
  /robots\.txt|check\.mjs|\bRFC \d+|\bHTTPS?\b|\bUser-agent\b|\bDisallow\b|\bX-Robots-Tag\b|\b[A-Z][\w-]*[Bb]ot\b(?!s)|https?:\/\/[^\s,)`]*[^\s,)`.;:]/g;

interface Glossary {
  /** What a term is in English, and what must be in its translation, as patterns. */
  readonly terms: readonly (Readonly<Record<string, string>> & { readonly english: string })[];
  /** Words that are used for no term, by language. */
  readonly avoid: Readonly<Record<string, readonly string[]>>;
}

const glossary = JSON.parse(readFileSync(`${FOLDER}glossary.json`, "utf8")) as Glossary;

/** Text without code, placeholders, addresses, options of the command line and quoted values. */
const proseOf = (text: string): string =>
  text.replace(/`[^`]*`|\{\w+\}|https?:\S+|--[a-z]+(?: [A-Z]+)?|"[a-z]+"/g, " ");

/** What is wrong with the terms of a translation. */
const termFaults = (english: string, text: string, { id }: Language): readonly string[] => {
  const missing = glossary.terms
    .filter((term) => new RegExp(`\\b(?:${term.english})\\b`, "i").test(proseOf(english)))
    .filter((term) => !new RegExp(term[id] ?? "", "iu").test(text))
    .map((term) => `the word for ${term.english} is ${term[id]}: ${text}`);
  const rivals = (glossary.avoid[id] ?? []).filter((word) =>
    proseOf(text).toLowerCase().includes(word),
  );
  return [
    ...missing,
    ...rivals.map((word) => `the glossary has another word for ${word}: ${text}`),
  ];
};

/**
 * What is wrong with a translation of `english`, in a sentence each. Placeholders, code and names must be those of the English,
 * plural forms those of the language, terms those of `glossary.json`.
 */
export const faultsOf = (
  english: Message,
  text: Message,
  language: Language,
): readonly string[] => {
  const faults: string[] = [];
  const [wanted, given] = [mainOf(english), mainOf(text)];
  const categories = new Intl.PluralRules(language.tag).resolvedOptions().pluralCategories;
  const mayBePlural = typeof english !== "string" || english.includes("{count}");
  if (typeof text !== "string") {
    const forms = Object.keys(text).sort().join(", ");
    if (!mayBePlural) faults.push("it has plural forms, but the English has none");
    else if (forms !== [...categories].sort().join(", "))
      faults.push(`its plural forms must be ${categories.join(", ")}`);
  } else if (typeof english !== "string")
    faults.push(`it needs the plural forms ${categories.join(", ")}`);
  for (const form of formsOf(text)) {
    if (form.trim() === "") faults.push("it is empty");
    if (piecesOf(form, PLACEHOLDER) !== piecesOf(wanted, PLACEHOLDER))
      faults.push(`its placeholders must be ${piecesOf(wanted, PLACEHOLDER) || "none"}: ${form}`);
  }
  if (piecesOf(given, CODE) !== piecesOf(wanted, CODE))
    faults.push(`its code must be ${piecesOf(wanted, CODE) || "none"}: ${given}`);
  for (const name of new Set(wanted.match(NAMES) ?? [])) {
    if (!given.includes(name)) faults.push(`${name} must stay as it is: ${given}`);
  }
  return [...faults, ...termFaults(wanted, given, language)];
};

/** What a translator fills: the English, and the former translation if the English has changed since. */
interface Task extends Entry {
  readonly english: Message;
}

/** What there is to do in a language. */
interface Tasks {
  /** Words without a translation of their present English, by module and key. */
  readonly open: Record<string, Record<string, Task>>;
  readonly missing: number;
  readonly stale: number;
  /** Translations of what there is no more, as `module: key`. */
  readonly unknown: readonly string[];
}

/** What there is to do for some words; `unknown` is right only for all words of a module. */
export const tasksFor = (language: Language, words: readonly Word[]): Tasks => {
  const all = translationsInto(language.id);
  const open: Tasks["open"] = {};
  let stale = 0;
  const todo = words.filter((word) => translationOf(word, language, all) === null);
  for (const { module, key, hash, english } of todo) {
    const former = all[module]?.[key];
    if (former !== undefined) stale += 1;
    open[module] = { ...open[module], [key]: { of: hash, english, text: former?.text ?? "" } };
  }
  const known = new Set(
    words.flatMap(({ module, key, hash }) => [`${module}: ${key}`, `${module}: ${hash}`]),
  );
  const unknown = Object.entries(all).flatMap(([module, entries]) =>
    Object.entries(entries)
      .filter(([key, { of }]) => !known.has(`${module}: ${key}`) && !known.has(`${module}: ${of}`))
      .map(([key]) => `${module}: ${key}`),
  );
  return { open, missing: todo.length - stale, stale, unknown };
};

/**
 * Adds filled tasks to the files of a language. What is empty is left out, what is wrong is not taken.
 *
 * @returns the number of translations taken, and what is wrong with others.
 */
export const take = (
  language: Language,
  words: readonly Word[],
  filled: Tasks["open"],
): { readonly taken: number; readonly faults: readonly string[] } => {
  const faults: string[] = [];
  const taken: Word[] = [];
  for (const [module, tasks] of Object.entries(filled)) {
    for (const [key, { of, text }] of Object.entries(tasks)) {
      if (text === "") continue;
      const word = words.find((each) => each.module === module && each.key === key);
      const found =
        word === undefined
          ? ["there is no such text"]
          : word.hash !== of
            ? ["its English has changed"]
            : faultsOf(word.english, text, language);
      faults.push(...found.map((fault) => `${module}: ${key}: ${fault}`));
      if (word !== undefined && found.length === 0) taken.push(word);
    }
  }
  for (const area of new Set(taken.map(({ area }) => area))) {
    const path = pathOfArea(language.id, area);
    const before = readEntries(path);
    const entries: Entries = {};
    // In the order of the modules, without what there is no more.
    for (const { module, key, hash } of words.filter((word) => word.area === area)) {
      const task = filled[module]?.[key];
      const isTaken = taken.some((word) => word.module === module && word.key === key);
      const entry =
        isTaken && task !== undefined ? { of: hash, text: task.text } : before[module]?.[key];
      if (entry !== undefined) entries[module] = { ...entries[module], [key]: entry };
    }
    mkdirSync(FOLDER + language.id, { recursive: true });
    writeFileSync(path, `${JSON.stringify(entries, null, 2)}\n`);
  }
  return { taken: taken.length, faults };
};
