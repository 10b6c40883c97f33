import type { Explanation } from "../../core/index.ts";
import { code, type Piece } from "./pieces.ts";

/** Longest text quoted of what was typed for a crawler. */
const LONGEST = 60;

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;

/** Which name is looked for in the file, where it comes from and what stands in for it. */
export const crawlerInWords = ({ crawler: resolved, selection }: Explanation): readonly Piece[] => {
  const { identity: crawler, chain } = resolved;
  const [token = ""] = chain;
  if (token === "" || token === "*") return ["any crawler that no group names"];
  const pieces: Piece[] = [code(token)];
  if (crawler !== null && crawler.input.trim() !== token) {
    const from = crawler.how === "from-user-agent" ? ", the product token of " : ", typed as ";
    pieces.push(from, code(shortened(crawler.input.trim())));
  }
  const fallbacks = chain.slice(1);
  if (fallbacks.length > 0 && resolved.followed !== token) {
    pieces.push("; where no group names it, ");
    fallbacks.forEach((fallback, index) => {
      pieces.push(index === 0 ? "" : ", then ", code(fallback));
    });
  }
  if (crawler?.crawler?.ignoresGlobal === true && selection.kind !== "named") {
    pieces.push("; it obeys no group for ", code("*"));
  }
  return pieces;
};
