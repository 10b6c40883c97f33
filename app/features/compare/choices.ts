import { crawlers, dialects, formatMessage, LANGUAGE, once } from "../../../core/index.ts";
import { changeMessages } from "../../changes/messages.ts";
import { OWN_NAMES, shownName } from "../../state/store/own-names.ts";
import type { AppState, Baseline } from "../../state/store/state.ts";
import type { OptionGroup } from "../../ui/options.ts";
import type { KeptVersion } from "../panel.ts";
import { compareMessages as words } from "./messages.ts";

/** What the file is compared with: another text, or the same file for another crawler or reader. */
export type Mode = "text" | "paste" | "crawler" | "reader";

/** An option of `Compare with`. */
export type Choice =
  | "opened"
  | "saved"
  | "baseline"
  | `${typeof VERSION}${string}`
  | Exclude<Mode, "text">;

const VERSION = "version:";

/** The id of the version that an option selects; null for other options. */
export const versionOf = (choice: string): string | null =>
  choice.startsWith(VERSION) ? choice.slice(VERSION.length) : null;

/** The most versions offered. */
const MOST_VERSIONS = 40;

const times = once(
  () => new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "medium", timeStyle: "short" }),
);

const isSame = (
  { source, encoding }: Pick<Baseline, "source" | "encoding">,
  text: Pick<Baseline, "source" | "encoding">,
): boolean => source === text.source && encoding === text.encoding;

/** The text as last shared or downloaded; null if there is none or it equals the opened text. */
export const savedText = ({
  savedSource,
  openedText,
  document,
}: AppState): Pick<Baseline, "source" | "encoding"> | null =>
  savedSource === "" || savedSource === openedText.source
    ? null
    : { source: savedSource, encoding: document.encoding };

/** Whether the file is compared with its text as it was opened. */
export const isAsOpened = ({
  baseline,
  openedText,
}: Pick<AppState, "baseline" | "openedText">): boolean =>
  baseline === null || isSame(baseline, openedText);

/** Names of texts that read differently within a sentence; the first is that of older links. */
const IN_SENTENCE = new Map<string, string>([
  ["As opened", words.opened],
  [OWN_NAMES.opened, words.opened],
  [OWN_NAMES.saved, words.saved],
  [OWN_NAMES.pasted, words.pastedFile],
]);

/** A name that is one word needs more in a sentence: "the live file", but "robots-old.txt". */
const WORD = /^\p{L}[\p{L}\p{N}-]*$/u;

const inSentence = (kept: string): string => {
  const name = shownName(kept);
  return (
    IN_SENTENCE.get(kept) ?? (WORD.test(name) ? formatMessage(words.namedFile, { name }) : name)
  );
};

/** The name of what the file is compared with, within a sentence. */
export const baselineName = (state: Pick<AppState, "baseline" | "openedText">): string => {
  const name = state.baseline?.name ?? "";
  return isAsOpened(state) ? words.opened : inSentence(name);
};

/** The option that corresponds to the state. */
export const choiceOf = (state: AppState, mode: Mode): Choice => {
  if (mode !== "text") return mode;
  const { baseline } = state;
  if (baseline === null || isAsOpened(state)) return "opened";
  const saved = savedText(state);
  return saved !== null && isSame(baseline, saved) ? "saved" : "baseline";
};

const option = (value: Choice, name: string) => ({ value, name, note: "" });

const versionGroup = (versions: readonly KeptVersion[]): OptionGroup => ({
  label: words.versions,
  options: versions.slice(0, MOST_VERSIONS).map(({ id, name, kind, savedAt }) => ({
    value: `${VERSION}${id}`,
    name,
    note: formatMessage(words.versionNote, {
      kind: words.versionKinds[kind],
      when: times().format(savedAt),
    }),
  })),
});

/** All available options. */
export const choicesOf = (
  state: AppState,
  versions: readonly KeptVersion[],
): readonly OptionGroup[] => {
  const { baseline } = state;
  const saved = savedText(state);
  const isOther = choiceOf(state, "text") === "baseline";
  return [
    {
      label: words.thisFile,
      options: [
        option("opened", shownName(OWN_NAMES.opened)),
        ...(saved === null ? [] : [option("saved", shownName(OWN_NAMES.saved))]),
      ],
    },
    {
      label: words.otherTexts,
      options: [
        ...(baseline !== null && isOther ? [option("baseline", shownName(baseline.name))] : []),
        option("paste", words.paste),
      ],
    },
    ...(versions.length === 0 ? [] : [versionGroup(versions)]),
    {
      label: words.sameFile,
      options: [option("crawler", words.otherCrawler), option("reader", words.otherReader)],
    },
  ];
};

/** All available readers. */
export const READERS: readonly OptionGroup[] = [
  {
    label: null,
    options: Object.values(dialects).map(({ id, name, edition }) => ({
      value: id,
      name,
      note: edition,
    })),
  },
];

/** The crawlers that can be compared for a file. */
export const CRAWLERS: readonly OptionGroup[] = [
  {
    label: null,
    options: [
      { value: "*", name: changeMessages.anyOther, note: "" },
      ...crawlers
        .filter(({ retired }) => !retired)
        .map(({ token, operator }) => ({ value: token, name: token, note: operator })),
    ],
  },
];
