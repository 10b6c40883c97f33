import type { Preset } from "./table.ts";

/** The names of the presets of crawlers. */
export const PRESET_NAMES = {
  search: "Search engines",
  "ai-training": "AI training",
  "ai-search": "AI search",
  "ai-user": "AI, on a user's request",
  "ai-agent": "AI agents that act",
  "data-provider": "Data sold to others",
  seo: "SEO tools",
  named: "All named in the file",
  other: "Any other crawler",
} as const satisfies Readonly<Record<Preset, string>>;

/** The messages of the store itself. */
export const MESSAGES = {
  /** What `OWN_NAMES` are called. */
  names: {
    untitled: "Untitled draft",
    prefilled: "From another page",
    opened: "This file when opened",
    saved: "As last shared or downloaded",
    pasted: "Pasted text",
  },
  example: "Example: {title}",
  responseLeft:
    "The HTTP response belonged to the file before. The new file is judged as served with status 200.",
  keepResponse: "Keep the response",
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
