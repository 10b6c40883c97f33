import { definePart, type Part } from "../../check.ts";
import type { Edit } from "../../diagnostic.ts";
import { nonAsciiPart } from "../../facts/characters.ts";
import { characterFinding } from "../../fixes/character-finding.ts";

/** A name, followed by a full-width colon or similar before any ASCII colon. */
const COLON = /^([\s\ufeff]*[A-Za-z][A-Za-z _-]{0,30})([：﹕∶])/;
/** A value that begins with full-width punctuation: no URL path does. */
const LEAD = /^([^:：﹕∶]*[:：﹕∶][\s]*)([／＊＄？]+)/;
/** Intended as the start of a comment. */
const HASH = /(?<=^|\s)＃/;

/** The start of the full-width punctuation at the end of a value, if it means `$` or `*`. */
const tailOf = (text: string): { readonly at: number; readonly wide: string } => {
  const used = text.trimEnd();
  let at = used.length;
  while (at > 0 && "＊＄".includes(used.charAt(at - 1))) at--;
  return { at, wide: used.slice(at) };
};

/** The ASCII character of a full-width one. */
const narrow = (text: string): string =>
  text
    .replace(/[﹕∶]/g, ":")
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

export const wide: Part = definePart({
  severity: "error",
  messages: {
    colon: "{who} skip this line: `{wide}` is not the plain colon. Write a plain `{plain}`.",
    value:
      "This value matches nothing: crawlers compare `{wide}`, a full-width character, as it is. Write a plain `{plain}`.",
  },
  checkLine(line, { document }) {
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const { text } = part;
    const edits: Edit[] = [];
    const widen = (at: number, wide: string): void => {
      const from = part.from + at;
      edits.push({ from, to: from + wide.length, insert: narrow(wide) });
    };
    const colon = COLON.exec(text);
    if (colon?.[1] !== undefined) widen(colon[1].length, colon[2] ?? "：");
    const lead = LEAD.exec(text);
    if (lead?.[1] !== undefined && lead[2] !== undefined) widen(lead[1].length, lead[2]);
    const hash = HASH.exec(text);
    const tail = tailOf(text.slice(0, hash?.index));
    if (tail.wide !== "" && tail.at >= (lead?.[0].length ?? 0)) widen(tail.at, tail.wide);
    if (hash !== null && hash.index > 0) widen(hash.index, hash[0]);
    return characterFinding(part, edits, "Write plain punctuation", ({ from, to, insert }) => ({
      message: colon === null ? "value" : "colon",
      data: { wide: document.source.slice(from, to), plain: insert },
    }));
  },
});
