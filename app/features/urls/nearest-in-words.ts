import { type Explanation, type NearestRule, nearestRule } from "../../../core/index.ts";
import { lineName } from "../../verdicts/line-name.ts";
import { code, fillPieces, type Piece, place } from "../../verdicts/pieces.ts";
import { nearbyMessages as words } from "./messages.ts";

const TEMPLATES = {
  below: words.nearestBelow,
  case: words.nearestCase,
  longer: words.nearestLonger,
} as const satisfies Readonly<Record<NearestRule["how"], string>>;

/** The rule that is close to a URL which no rule matches, in a sentence; null if there is none. */
export const nearestInWords = (explanation: Explanation): readonly Piece[] | null => {
  const found = nearestRule(explanation);
  if (found === null) return null;
  const { rule, how } = found;
  return fillPieces(TEMPLATES[how], {
    place: place(lineName(explanation.policy.document, rule.line), rule),
    pattern: code(rule.text),
    path: code(explanation.path),
  });
};

/** Whether a search engine may crawl it, so that what keeps it out of search is not in the file. */
export const isOpenToSearch = ({ verdict, crawler, reason }: Explanation): boolean =>
  verdict.allowed && reason !== "not-obeyed" && crawler.identity?.crawler?.category === "search";
