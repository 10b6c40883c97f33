// What the checks' pages are made of: the app's own modules, so that pages and app cannot differ.

export { ruleContentOf } from "../app/reference/rule-content.ts";
export {
  CATEGORY_WORDS,
  NO_EXAMPLES,
  SEVERITY_WORDS,
  standingOf,
  visible,
} from "../app/reference/words.ts";
export { encodeShare } from "../app/share/codec.ts";
export { codeWords } from "../app/ui/code-words.ts";
export { lintRules } from "../core/lint/checks/index.ts";
