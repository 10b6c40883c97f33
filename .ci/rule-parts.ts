// What the checks' pages are made of: the app's own modules, so that pages and app cannot differ.

export { ruleContentOf } from "../app/features/reference/rule-content.ts";
export {
  CATEGORY_WORDS,
  NO_EXAMPLES,
  SEVERITY_WORDS,
  standingOf,
  visible,
} from "../app/features/reference/words.ts";
export { encodeShare } from "../app/features/share/codec.ts";
export { codeWords } from "../app/ui/code-words.ts";
export { lintRules } from "../core/lint/checks/index.ts";
