import {
  type Entry,
  type FileVersion,
  formatMessage,
  markdownText,
  parse,
  type Report,
  type RobotsDocument,
  readGitHistory,
} from "../../core/index.ts";
import { crawlersText, type Outcome, outcomeBetween, verdictText } from "../changes/entries.ts";
import { markdownOf } from "../changes/markdown.ts";
import { Trouble } from "./input.ts";
import { MESSAGES } from "./messages.ts";

/** Whether a change has no effect, and that is proved. */
const isSame = ({ entries, proved }: Outcome): boolean => entries.length === 0 && proved;

const asEntry = ({ area, crawlers }: Outcome["entries"][number]): Entry => ({
  line: area.after.rule?.line ?? null,
  severity: area.after.allowed ? "warning" : "error",
  rule: "verdict-change",
  message: formatMessage(MESSAGES.verdictChange, {
    what: verdictText(area, null),
    pattern: area.pattern,
    crawlers: crawlersText(crawlers ?? []),
    url: area.url,
  }),
});

/** A file to compare. */
export interface ComparedFile {
  /** As given on the command line. */
  readonly name: string;
  readonly document: RobotsDocument;
}

/** A comparison of two files: Markdown for people, a report for programs. */
export interface Comparison {
  readonly markdown: string;
  readonly report: Report;
}

/** Compares two files by effect. It fails unless it is proved that no verdict changes. */
export const comparisonOf = (before: ComparedFile, after: ComparedFile): Comparison => {
  const outcome = outcomeBetween(before.document, after.document);
  const { source } = after.document;
  const markdown = markdownOf(outcome, { name: before.name, pair: null, source, link: null });
  const entries = outcome.entries.map(asEntry);
  const summary = [
    markdown
      .split("\n")
      .findLast((line) => /^_.*_$/.test(line))
      ?.slice(1, -1) ?? "",
  ];
  return { markdown, report: { file: after.name, entries, summary, fails: !isSame(outcome) } };
};

const versionTitle = ({ commit, date, subject }: FileVersion): string =>
  formatMessage(MESSAGES.version, { commit: commit.slice(0, 12), date, subject });

/**
 * What each version in a git history of a robots.txt opened or closed, as Markdown, the newest
 * first. The first version is compared with an empty file.
 */
export const historyOf = (input: string, log: string): string => {
  const history = readGitHistory(log);
  if (!history.ok) {
    const message = history.reason === "no-patch" ? MESSAGES.noHistory : MESSAGES.noBeginning;
    throw new Trouble(formatMessage(message, { input }));
  }
  let before = parse("");
  const sections = history.versions.map((version) => {
    const after = parse(version.text);
    const outcome = outcomeBetween(before, after);
    before = after;
    const title = markdownText(versionTitle(version));
    return isSame(outcome)
      ? `### ${title}\n\n_${MESSAGES.nothingChanged}_\n`
      : markdownOf(outcome, { name: "", pair: null, source: version.text, link: null }).replace(
          /^###[^\n]*/,
          () => `### ${title}`,
        );
  });
  return sections.toReversed().join("\n");
};
