import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/** The folders whose tables are read. Checks have a test of their wording of their own. */
const ROOTS = ["app", "core"] as const;

/** Tables of messages, and other tables with texts for users. */
const TABLE =
  /(?:messages|crawler-words|mistakes\/words|mistakes\/stories|\/statements|response-statements|vocabulary\/(?:directives|purposes|crawler-facts|crawlers))\.ts$/;

/** A text of a table, with the path to it: `MESSAGES.lines.one`. */
type Text = readonly [path: string, text: string];

/** Addresses and names of crawlers are no words. */
const isName = (path: string, text: string): boolean =>
  /^https?:|^User-agent: </.test(text) || /\.(?:token|fallbacks\.\d+)$/.test(path);

const textsIn = (value: unknown, path: string): readonly Text[] => {
  if (typeof value === "string") return isName(path, value) ? [] : [[path, value]];
  if (typeof value !== "object" || value === null || value instanceof Map) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
};

const nameOfTable = (file: string): string => file.replace(/^\.\.\//, "");

/** Every text of every table, by `file export.key`. */
const texts = async (): Promise<readonly Text[]> => {
  const files = ROOTS.flatMap((root) => {
    const folder = fileURLToPath(new URL(`../${root}`, import.meta.url));
    return readdirSync(folder, { recursive: true }).map((name) => `../${root}/${String(name)}`);
  }).filter((file) => TABLE.test(file) && !file.includes("lint/checks/"));
  const tables = await Promise.all(
    files.map(async (file) =>
      Object.entries(await import(/* @vite-ignore */ new URL(file, import.meta.url).href)).flatMap(
        ([name, value]) => textsIn(value, `${nameOfTable(file)} ${name}`),
      ),
    ),
  );
  return tables.flat();
};

interface Choice {
  /** The word that is not used. */
  readonly not: RegExp;
  /** What is said instead. */
  readonly but: string;
  /** Where it stays, and why: the beginnings of paths, each with the reason. */
  readonly except: Readonly<Record<string, string>>;
}

const HTTP = "the HTTP request for a file, not crawling";

/** One word for each thing; words that users had to translate for themselves are replaced. */
const CHOICES: readonly Choice[] = [
  {
    not: /\bfetch/i,
    but: "crawl",
    except: {
      "app/features/urls/page-messages.ts outcomeMessages.asked.fetch":
        "the name of a row that stays",
      "app/features/site/messages.ts siteMessages.why": HTTP,
      "core/response/messages.ts RESPONSE_MESSAGES.leftToCaller": HTTP,
      "core/analysis/messages.ts CLAUSES": HTTP,
      "core/dialects/response-statements.ts RESPONSE_STATEMENTS": HTTP,
      "core/dialects/statements.ts STATEMENTS": HTTP,
      "core/vocabulary/purposes.ts purposes": "the name of a purpose that stays",
      "app/cli/messages.ts MESSAGES.noBeginning": "what git calls it",
      "core/vocabulary/crawlers.ts crawlers": "a source says so of a program",
    },
  },
  {
    not: /\bareas?\b/i,
    but: "path",
    except: { "core/service/template-messages.ts": "the admin area of WordPress" },
  },
  { not: /\bfront page\b/i, but: "home page", except: {} },
  {
    not: /\b(?:parsers?|dialects?)\b/i,
    but: "reader",
    except: {
      "app/features/examples/mistakes/stories.ts": "a program that somebody used",
      "core/vocabulary/directives.ts": "programs that are libraries",
    },
  },
  { not: /\bexpected verdicts?\b/i, but: "expectation", except: {} },
  { not: /\bbytes win\b/i, but: "longest rule wins", except: {} },
  { not: /^(?:not )?followed\b/i, but: "applies, does not apply", except: {} },
  { not: /\boctets?\b/i, but: "byte", except: {} },
  { not: /\bthis one\b/i, but: "the name of the thing", except: {} },
  { not: /\bno group applies\b/i, but: "no rules apply", except: {} },
];

const isExcepted = (path: string, except: Choice["except"]): boolean =>
  Object.keys(except).some((beginning) => path.startsWith(beginning));

const all = await texts();

describe("the words of all tables", () => {
  it("are found in many tables", () => {
    expect(all.length).toBeGreaterThan(2000);
  });

  it.each(CHOICES)("say $but in place of $not", ({ not, except }) => {
    const found = all.filter(([path, text]) => not.test(text) && !isExcepted(path, except));
    expect(found).toEqual([]);
  });

  it.each(CHOICES.flatMap(({ not, except }) => Object.keys(except).map((path) => ({ not, path }))))(
    "still need the exception from $not for $path",
    ({ not, path }) => {
      expect(all.some(([each, text]) => each.startsWith(path) && not.test(text))).toBe(true);
    },
  );

  it("number lines as an editor's margin does: by a placeholder that ends in line", () => {
    const ungrouped =
      /\b[Ll]ines? \{(?!\w*[lL]ines?\})\w+\}|\{\w*[lL]ines?\} to \{(?!\w*[lL]ine\})/;
    const counts = /\{count\} line|line \{count\}/;
    const found = all.filter(([, text]) => ungrouped.test(text) && !counts.test(text));
    expect(found).toEqual([]);
  });
});
