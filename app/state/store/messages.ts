import type { Preset } from "./table.ts";

/** The names of the presets of crawlers. */
export const PRESET_NAMES = {
  search: "Search engines",
  "ai-training": "AI training",
  "ai-search": "AI search",
  "ai-user": "AI at a user's request",
  seo: "SEO tools",
  named: "All named in the file",
  other: "Any other crawler",
} as const satisfies Readonly<Record<Preset, string>>;

/** The messages of the store itself. */
export const MESSAGES = {
  untitled: "Untitled draft",
  tooManyUrls: {
    one: "{count} more was left out: the list holds {most} URLs. Remove some to make room, or use Bulk.",
    other:
      "{count} more were left out: the list holds {most} URLs. Remove some to make room, or use Bulk.",
  },
  tooLongUrls: {
    one: "{count} was left out: longer than {most} characters.",
    other: "{count} were left out: longer than {most} characters.",
  },
} as const;
