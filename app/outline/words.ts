import type { OutlineEntry, OutlineGroup } from "../../core/service/index.ts";
import { counted } from "../ui/counted.ts";

/** Names of a group that are shown; the others are counted. */
const MOST_NAMES = 3;

const namesOf = ({ crawlers }: OutlineGroup): string => {
  const names = crawlers.map((name) => (name === "*" ? "* every crawler" : name));
  const more = names.length - MOST_NAMES;
  if (names.length === 0) return "nobody";
  return more > 0
    ? `${names.slice(0, MOST_NAMES).join(", ")} and ${more.toLocaleString("en")} more`
    : names.join(", ");
};

const rulesOf = ({ allows, disallows }: OutlineGroup): string => {
  if (allows + disallows === 0) return "no rules";
  const parts = [
    ...(disallows > 0 ? [`${disallows.toLocaleString("en")} disallow`] : []),
    ...(allows > 0 ? [`${allows.toLocaleString("en")} allow`] : []),
  ];
  return parts.join(", ");
};

/** What an entry of the outline says: its name, and what is in it. */
export const entryWords = (
  entry: OutlineEntry,
): { readonly name: string; readonly content: string } =>
  entry.kind === "group"
    ? { name: namesOf(entry), content: rulesOf(entry) }
    : { name: counted(entry.count, "sitemap"), content: entry.first };
