import type { Explanation, Identity } from "../../core/index.ts";
import { code, fillPieces, type Piece } from "./pieces.ts";
import { verdictMessages as words } from "./verdict-messages.ts";

/** Longest text quoted of what was typed for a crawler. */
const LONGEST = 60;

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;

const nameOf = (token: string, crawler: Identity | null): readonly Piece[] => {
  const typed = crawler?.input.trim() ?? token;
  if (typed === token) return [code(token)];
  const written = code(shortened(typed));
  return crawler?.how === "from-user-agent"
    ? fillPieces(words.fromHeader, { token: code(token), header: written })
    : fillPieces(words.typedAs, { token: code(token), typed: written });
};

const joined =
  (template: typeof words.clauses | typeof words.fallbackThen) =>
  (first: readonly Piece[], second: readonly Piece[]): readonly Piece[] =>
    fillPieces(template, { first, second });

/** Which name is looked for in the file, where it comes from and what stands in for it. */
export const crawlerInWords = ({ crawler: resolved, selection }: Explanation): readonly Piece[] => {
  const { identity: crawler, chain } = resolved;
  const [token = "", ...fallbacks] = chain;
  if (token === "" || token === "*") return [words.anyCrawler];
  const clauses = [nameOf(token, crawler)];
  if (fallbacks.length > 0 && resolved.followed !== token) {
    const names = fallbacks.map((name): readonly Piece[] => [code(name)]);
    clauses.push(fillPieces(words.fallback, { names: names.reduce(joined(words.fallbackThen)) }));
  }
  if (crawler?.crawler?.ignoresGlobal === true && selection.kind !== "named") {
    clauses.push(fillPieces(words.ignoresStar, {}));
  }
  return clauses.reduce(joined(words.clauses));
};
