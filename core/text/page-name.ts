import { asciiLower } from "./ascii.ts";

/**
 * The name of the page about something, without its folder and ending: lower case, with hyphens for
 * what addresses do not take. `Sogou web spider` becomes `sogou-web-spider`.
 */
export const pageNameOf = (name: string): string =>
  asciiLower(name)
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^-|-$/g, "");
