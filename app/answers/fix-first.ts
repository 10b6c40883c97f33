import {
  type FaultEffect,
  identify,
  isLarge,
  memo,
  type Overview,
  type RobotsDocument,
  worstFirst,
} from "../../core/index.ts";
import { type Diagnostic, mostSevereFirst } from "../../core/lint/index.ts";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { type AnswerSource, createAnswer } from "./answer.ts";
import { findingsOf } from "./findings.ts";
import { overviewOf } from "./overview.ts";
import { textOf } from "./workers/text.ts";
import { checks } from "./workers.ts";

/** The most findings whose effect is worked out, and the most that are shown. */
const MOST_WEIGHED = 6;
const MOST_SHOWN = 3;

/** A group that does without the rules for `*` costs most if a large crawler follows it. */
const DROPS_RULES = "specific-group-drops-star-rules";

const isAboutLarge = ({ from, to }: Diagnostic, { source }: RobotsDocument): boolean =>
  isLarge(identify(source.slice(from, to)).token);

/** What is about the response: one that decides alone leaves nothing to be said of lines. */
const ABOUT_RESPONSE: ReadonlySet<string> = new Set([
  "http-status",
  "redirect-chain",
  "content-type-not-text",
  "wrong-location",
]);

/** The findings that cost something: errors, warnings, and large crawlers without the rules for `*`. */
const costly = (
  diagnostics: readonly Diagnostic[],
  document: RobotsDocument,
  { response }: Overview["headline"],
): readonly Diagnostic[] => {
  const said =
    response === null ? diagnostics : diagnostics.filter(({ rule }) => ABOUT_RESPONSE.has(rule));
  const severe = said.filter(({ severity }) => severity === "error" || severity === "warning");
  const apart = said.filter(
    (each) => each.rule === DROPS_RULES && !severe.includes(each) && isAboutLarge(each, document),
  );
  return [...mostSevereFirst(severe), ...apart];
};

/** A finding, and what it does to crawlers. */
export interface Fault {
  readonly finding: Diagnostic;
  /** Null if it changes no verdict, or has no fix. */
  readonly effect: FaultEffect | null;
}

/** The findings that cost most. */
export interface FixFirst {
  /** The worst first. */
  readonly faults: readonly Fault[];
  /** How many more errors and warnings there are. */
  readonly more: number;
}

interface FixFirstInputs extends Pick<AppState, "openedText"> {
  readonly document: RobotsDocument;
  readonly weighed: readonly Diagnostic[];
  readonly count: number;
}

/**
 * What shuts out search engines comes first; then errors that only words can tell, such as a file that
 * is no robots.txt; then what costs search engines less, then what others, then the rest.
 */
const classOf = ({ finding: { severity }, effect }: Fault): number => {
  if (effect === null) return severity === "error" ? 1 : 4;
  if (effect.engines === 0) return 3;
  return effect.kind === "closes-site" ? 0 : 2;
};

const inOrder = (a: Fault, b: Fault): number =>
  classOf(a) - classOf(b) ||
  (a.effect !== null && b.effect !== null ? worstFirst(a.effect, b.effect) : 0);

/** What to mend first in a store's file; nothing if no error or warning is left. One per store. */
export const fixFirstOf: (store: AppStore) => AnswerSource<FixFirstInputs, FixFirst> = memo(
  (store: AppStore) => {
    const findings = findingsOf(store);
    const overview = overviewOf(store);
    return createAnswer<FixFirstInputs, FixFirst>(store, {
      inputs: ({ openedText }) => {
        const { document, diagnostics } = findings.getState();
        const { found } = overview.getState();
        if (document === null || found === null) return null;
        const all = costly(diagnostics, document, found.result.headline);
        return all.length === 0
          ? null
          : { document, openedText, weighed: all.slice(0, MOST_WEIGHED), count: all.length };
      },
      alsoOn: {
        subscribe: (listener) => {
          const ends = [findings.subscribe(listener), overview.subscribe(listener)];
          return () => {
            for (const end of ends) end();
          };
        },
      },
      ask: async ({ document, weighed, count }, lane) => {
        const fixes = weighed.map((finding) => finding.fixes[0]?.edits ?? []);
        // The other worker may be at a proof for seconds.
        const effects = await checks.ask("effects", { ...textOf(document), fixes }, lane);
        if (effects === null) return null;
        const faults = weighed.map((finding, at) => ({ finding, effect: effects[at] ?? null }));
        return {
          faults: faults.sort(inOrder).slice(0, MOST_SHOWN),
          more: Math.max(0, count - MOST_SHOWN),
        };
      },
    });
  },
);
