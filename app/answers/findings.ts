import {
  firstAgentAbove,
  lineAt,
  lineNumberAt,
  memo,
  type RobotsDocument,
  type Span,
} from "../../core/index.ts";
import { type Diagnostic, isLoud, type KnownPage } from "../../core/lint/index.ts";
import { dialectOf, fileSizeOf } from "../state/store/derive.ts";
import { lineEndsOnDisk } from "../state/store/line-ends.ts";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { type Answer, createAnswer, type Readable } from "./answer.ts";
import { knownPagesOf } from "./known-pages.ts";
import { sameFinding } from "./same-finding.ts";
import { textOf } from "./workers/text.ts";
import { checks } from "./workers.ts";

/** The findings of the checks, as far as is known. */
export interface Findings extends Pick<Answer<unknown, unknown>, "status"> {
  /** The text they are in, which may be older than the store's; null before the first check. */
  readonly document: RobotsDocument | null;
  /** The findings to show: those in the line being written and those that are hidden are left out. */
  readonly diagnostics: readonly Diagnostic[];
  /** Those that only a line for all of their kind stands for; they count nowhere. */
  readonly quiet: readonly Diagnostic[];
  /** Findings that comments in the file ignore. */
  readonly suppressed: readonly Diagnostic[];
  /** How many findings the settings of checks hide. */
  readonly hidden: number;
  /** How many checks ran. */
  readonly checks: number;
}

/** The findings in a store's file, up to date with it while it has subscribers. */
export interface FindingsSource extends Readable<Findings> {
  /**
   * The findings in the present text that count, checked now if they are unknown. Null if the text changes
   * meanwhile, or if the checks could not be loaded or stopped working.
   */
  readonly now: () => Promise<readonly Diagnostic[] | null>;
  /** All findings in any text, quiet ones as well, checked as if it were the file's. */
  readonly of: (document: RobotsDocument) => Promise<readonly Diagnostic[] | null>;
  /**
   * Finds a finding of an earlier text again in the present one; null if it is gone.
   *
   * @param document the text it was found in.
   * @param at its offset in the present text, if known.
   */
  readonly again: (
    finding: Diagnostic,
    document: RobotsDocument,
    at?: number,
  ) => Promise<Diagnostic | null>;
  /** Runs the checks again after a failure. */
  readonly retry: () => void;
}

const inputs = (state: AppState, pages: readonly KnownPage[]) => ({
  pages,
  document: state.document,
  unfinishedLine: state.unfinishedLine,
  dialect: dialectOf(state),
  format: state.format,
  response: state.response,
  off: state.checks.off,
  on: state.checks.on,
});

const NO_PAGES: readonly KnownPage[] = [];

type FindingsInputs = ReturnType<typeof inputs>;

/**
 * A text as the checks see it: the line being written is replaced by a comment of the same length.
 * So it affects no other line, and all offsets stay the same.
 */
const checkedSource = ({ document, unfinishedLine }: FindingsInputs): string => {
  const { source } = document;
  if (unfinishedLine === null || unfinishedLine > document.lineCount) return source;
  const { from, to } = lineAt(document, unfinishedLine);
  const masked = source.slice(from, to).replace(/[^\s\ufeff]/g, "#");
  return source.slice(0, from) + masked + source.slice(to);
};

const check = (of: FindingsInputs, lane?: string) =>
  checks.ask(
    "lint",
    {
      ...textOf(of.document),
      source: checkedSource(of),
      dialect: of.dialect.id,
      options: {
        format: { bytes: fileSizeOf(of), lineEnds: lineEndsOnDisk(of.format) },
        ...(of.response === null ? {} : { response: of.response }),
        pages: of.pages,
        off: of.off,
        on: of.on,
      },
    },
    lane,
  );

type Checked = NonNullable<Awaited<ReturnType<typeof check>>>;

/**
 * Findings without those in an unfinished line and in the user-agent lines directly above it:
 * neither a line being typed nor a group whose first rule is being typed is wrong yet. The line may
 * be that of a newer text.
 */
const outsideUnfinished = (
  diagnostics: readonly Diagnostic[],
  document: RobotsDocument,
  line: number | null,
): readonly Diagnostic[] => {
  if (line === null) return diagnostics;
  const first = firstAgentAbove(document, line);
  const isOutside = ({ from }: Span): boolean => {
    const number = lineNumberAt(document, from);
    return number < first || number > line;
  };
  return diagnostics.flatMap((finding) => {
    const { from, to, alsoAt = [] } = finding;
    const [place, ...others] = [{ from, to }, ...alsoAt].filter(isOutside);
    return place === undefined ? [] : [{ ...finding, ...place, alsoAt: others }];
  });
};

const isVisible =
  ({ checks: { hidden } }: AppState) =>
  ({ severity }: Diagnostic): boolean =>
    !hidden.includes(severity);

const NO_FINDINGS = {
  document: null,
  diagnostics: [],
  quiet: [],
  suppressed: [],
  hidden: 0,
  checks: 0,
} as const;

const shownOf = ({ found, status }: Answer<FindingsInputs, Checked>, state: AppState): Findings => {
  // Findings in another file do not apply to this one.
  if (found === null || found.of.format !== state.format) {
    return { ...NO_FINDINGS, status };
  }
  const { document } = found.of;
  const { diagnostics, suppressed, checks: count } = found.result;
  const shown = outsideUnfinished(
    diagnostics.filter(isVisible(state)),
    document,
    state.unfinishedLine,
  );
  return {
    document,
    diagnostics: shown.filter(isLoud),
    quiet: shown.filter((finding) => !isLoud(finding)),
    suppressed,
    hidden: diagnostics.filter((finding) => isLoud(finding) && !isVisible(state)(finding)).length,
    checks: count,
    status,
  };
};

const allOf = ({ diagnostics, quiet }: Findings): readonly Diagnostic[] => [
  ...diagnostics,
  ...quiet,
];

const createFindings = (store: AppStore): FindingsSource => {
  const known = knownPagesOf(store);
  const inputsOf = (state: AppState) => inputs(state, known.getState().found?.result ?? NO_PAGES);
  const answer = createAnswer(store, {
    inputs: inputsOf,
    alsoOn: known,
    ask: check,
    isQuick: true,
  });
  let last: { readonly of: readonly unknown[]; readonly shown: Findings } | null = null;
  const getState = (): Findings => {
    const state = store.getState();
    const present = answer.getState();
    const of = [present, state.format, state.unfinishedLine, state.checks.hidden];
    if (last?.of.every((each, index) => each === of[index]) !== true) {
      last = { of, shown: shownOf(present, state) };
    }
    return last.shown;
  };
  const now = async (): Promise<readonly Diagnostic[] | null> =>
    (await answer.now()) === null ? null : getState().diagnostics;

  return {
    getState,
    getInitialState: () => shownOf(answer.getInitialState(), store.getInitialState()),
    subscribe: (listener) => {
      let before = getState();
      const tell = (): void => {
        const present = getState();
        if (present === before) return;
        const old = before;
        before = present;
        listener(present, old);
      };
      const ends = [answer.subscribe(tell), store.subscribe(tell)];
      return () => {
        for (const end of ends) end();
      };
    },
    now,
    of: async (document) => {
      const state = store.getState();
      if (document === state.document) return (await now()) === null ? null : allOf(getState());
      const of = { ...inputsOf(state), document, unfinishedLine: null };
      const result = await check(of, state.lane).catch(() => null);
      return result === null ? null : result.diagnostics.filter(isVisible(state));
    },
    again: async (finding, document, at = finding.from) =>
      document === store.getState().document
        ? finding
        : sameFinding(finding, at, (await now()) === null ? [] : allOf(getState())),
    retry: answer.retry,
  };
};

/** The findings in a store's file: one source per store. */
export const findingsOf: (store: AppStore) => FindingsSource = memo(createFindings);
