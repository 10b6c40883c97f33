import { type ChangedAreas, type Impacts, memo, type Overview } from "../../core/index.ts";
import type { AppState, Baseline } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { nextTask } from "../time/schedule.ts";
import { type AnswerSource, createAnswer } from "./answer.ts";
import type { FileReader } from "./workers/proofs.ts";
import { textOf } from "./workers/text.ts";
import { proofs } from "./workers.ts";

/** What a change does for each crawler, or where two readers of one file differ. */
export type ImpactResult = { readonly impacts: Impacts } | { readonly areas: ChangedAreas };

/** Two readers of one file. */
export type ReaderPair = readonly [FileReader, FileReader];

/**
 * The text that the file is compared with: the selected one, otherwise the file as opened, without
 * a name.
 */
export const baselineOf = ({
  baseline,
  openedText,
}: Pick<AppState, "baseline" | "openedText">): Baseline => baseline ?? { name: "", ...openedText };

const inputs = (state: AppState) => {
  const { document, dialect, baseline, openedText } = state;
  const { source, encoding } = baselineOf(state);
  const isSame = document.source === source && document.encoding === encoding;
  return isSame ? null : { document, dialect, baseline, openedText };
};

/** Whether the text is another than the one it is compared with. */
export const isChanged = (state: AppState): boolean => inputs(state) !== null;

/** Two texts, and how they are read. */
export type ImpactInputs = NonNullable<ReturnType<typeof inputs>>;

/**
 * What the changes to a store's file since its baseline do, for every crawler and every URL; nothing
 * if there are none. One per store.
 */
export const impactOf: (store: AppStore) => AnswerSource<ImpactInputs, ImpactResult> = memo(
  (store: AppStore) =>
    createAnswer(store, {
      inputs,
      ask: async (of, lane) => {
        const { source, encoding } = baselineOf(of);
        // The overview, which the same text asks for, comes first: this may take seconds.
        await nextTask();
        return proofs.ask(
          "impact",
          {
            before: { source, encoding },
            after: textOf(of.document),
            dialect: of.dialect === "automatic" ? null : of.dialect,
          },
          lane,
        );
      },
      whenSettled: true,
    }),
);

/** What the text that a store's file is compared with does, and to whom; nothing if it is the same. One per store. */
export const baselineOverviewOf: (store: AppStore) => AnswerSource<ImpactInputs, Overview> = memo(
  (store: AppStore) =>
    createAnswer(store, {
      inputs,
      ask: (of, lane) => {
        const { source, encoding } = baselineOf(of);
        const dialect = of.dialect === "automatic" ? null : of.dialect;
        return proofs.ask("overview", { source, encoding, dialect, response: null }, lane);
      },
      whenSettled: true,
    }),
);

/** Where two readers of a store's file differ. A new source at each call. */
export const readersComparedOn = (
  store: AppStore,
  [first, second]: ReaderPair,
): AnswerSource<Pick<AppState, "document">, ImpactResult> =>
  createAnswer(store, {
    inputs: ({ document }) => ({ document }),
    ask: ({ document }) => proofs.ask("readers", { ...textOf(document), first, second }),
    whenSettled: true,
  });
