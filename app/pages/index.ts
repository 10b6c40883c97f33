import { crawlerPages } from "./crawler-pages.ts";
import { directivePages } from "./directive-pages.ts";
import type { PageFile } from "./html.ts";
import { withLanguages } from "./languages.ts";
import { mistakePages } from "./mistake-pages.ts";
import { readerPages } from "./reader-pages.ts";
import { rulePages } from "./rule-pages.ts";

/** All static pages. Throws if a claim on one does not hold, so that no such page is built. */
export const staticPages = (): readonly PageFile[] =>
  [...mistakePages(), ...rulePages(), ...crawlerPages(), ...directivePages(), ...readerPages()].map(
    withLanguages,
  );
