import { asciiLower } from "../../../text/ascii.ts";
import { nearestName } from "../../../text/distance.ts";
import { definePart, type Part } from "../../check.ts";
import { repair, writing } from "../../fixes/fix.ts";

/** A scheme: the text before `://`, or one that is known by name. */
const SCHEME = /^(?:([a-z][a-z0-9+-]*):\/\/|(file|feed|data|mailto|javascript):)/i;

const WEB = ["https", "http"];

export const scheme: Part = definePart({
  aliases: ["sitemap-invalid-scheme"],
  severity: "error",
  messages: {
    other:
      "Crawlers do not find this sitemap: they cannot read a `{scheme}:` URL. Write its `https://` URL.",
    misspelt:
      "Crawlers do not find this sitemap: `{scheme}:` is not a scheme they know. You probably mean `{intended}://`.",
    ftp: "Search engines do not find this sitemap: they do not use `ftp:`. Publish it at an `https://` URL.",
  },
  checkLine({ field, value, valueText }) {
    if (field !== "sitemap" || value === null) return null;
    const match = SCHEME.exec(valueText);
    const scheme = match?.[1] ?? match?.[2];
    if (scheme === undefined) return null;
    const name = asciiLower(scheme);
    if (WEB.includes(name)) return null;
    const span = { from: value.from, to: value.from + scheme.length };
    if (name === "ftp" || name === "ftps") return { ...span, message: "ftp", severity: "warning" };
    const intended = nearestName(name, WEB);
    if (intended === null) return { ...span, message: "other", data: { scheme } };
    return {
      ...span,
      message: "misspelt",
      data: { scheme, intended },
      fixes: [repair(writing(`${intended}://`), { ...span, insert: intended })],
    };
  },
});
