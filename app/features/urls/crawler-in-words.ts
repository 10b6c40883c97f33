import { type Explanation, type Identity, shortened } from "../../../core/index.ts";
import { code, fillPieces, type Piece } from "../../verdicts/pieces.ts";
import { verdictMessages as words } from "../../verdicts/verdict-messages.ts";

/** The most characters quoted of a typed crawler name. */
const LONGEST = 60;

const nameOf = (token: string, crawler: Identity | null): readonly Piece[] => {
  const typed = crawler?.input.trim() ?? token;
  if (typed === token) return [code(token)];
  const written = code(shortened(typed, LONGEST));
  return crawler?.how === "from-user-agent"
    ? fillPieces(words.fromHeader, { token: code(token), header: written })
    : fillPieces(words.typedAs, { token: code(token), typed: written });
};

const joined =
  (template: typeof words.clauses | typeof words.fallbackThen) =>
  (first: readonly Piece[], second: readonly Piece[]): readonly Piece[] =>
    fillPieces(template, { first, second });

/** The name that is looked up in the file, where it comes from, and its fallbacks. */
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
