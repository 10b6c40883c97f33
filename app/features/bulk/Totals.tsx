import { formatList, formatMessage, sentences, spaceAfter } from "../../../core/index.ts";
import type { BulkResult } from "../../answers/workers/bulk/messages.ts";
import { ENTRY_WORDS, MESSAGES } from "./messages.ts";
import { inBytes, inDates, inShortList, isReadInPart } from "./words.ts";

type Urls = NonNullable<BulkResult["urls"]>;
type Log = NonNullable<BulkResult["log"]>;

const hostNote = (hosts: Urls["hosts"]): string | null =>
  hosts.length < 2
    ? null
    : formatMessage(MESSAGES.severalHosts, {
        count: hosts.length,
        list: inShortList(
          hosts.map(({ host, count: number }) =>
            formatMessage(MESSAGES.hostCount, { host, number }),
          ),
        ),
      });

const urlSentences = ({ verdicts, kinds, hosts }: Urls): readonly (string | null)[] => {
  const { allowed, mixed, blocked } = verdicts;
  const count = allowed + mixed + blocked;
  const message = mixed === 0 ? MESSAGES.urlTotals : MESSAGES.urlTotalsMixed;
  const others = kinds
    .filter(({ kind }) => kind !== "page")
    .map((total) => formatMessage(MESSAGES.kindTotal, { ...total, name: ENTRY_WORDS[total.kind] }));
  return [
    formatMessage(message, { count, allowed, mixed, blocked }),
    others.length === 0 ? null : formatMessage(MESSAGES.otherKinds, { list: formatList(others) }),
    hostNote(hosts),
  ];
};

const logSentences = (log: Log, isNameless: boolean): readonly (string | null)[] => {
  const { requests: count, bytes, span, visitors, hosts, hasBaseline } = log;
  const size = inBytes(bytes);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
  // A name that nobody knows may be an app's, which reads no robots.txt.
  const crawlers = visitors.filter(({ visitor }) => visitor.kind === "crawler");
  const unknown = visitors.filter(({ visitor }) => visitor.kind === "unknown");
  const requestsOf = (of: typeof visitors): number => sum(of.map(({ requests }) => requests));
  const saved = (of: "blocked" | "blockedBefore") => ({
    count: sum(crawlers.map((crawler) => crawler[of]?.requests ?? 0)),
    size: inBytes(sum(crawlers.map((crawler) => crawler[of]?.bytes ?? 0))),
  });
  return [
    span === null
      ? formatMessage(MESSAGES.logTotalsTimeless, { count, size })
      : formatMessage(MESSAGES.logTotals, { count, size, span: inDates(span) }),
    ...(isNameless
      ? [MESSAGES.noUserAgent]
      : [
          formatMessage(MESSAGES.crawlerShare, { count: requestsOf(crawlers) }),
          unknown.length === 0
            ? null
            : formatMessage(MESSAGES.unknownShare, { count: requestsOf(unknown) }),
          formatMessage(MESSAGES.saved, saved("blocked")),
          hasBaseline ? formatMessage(MESSAGES.savedBefore, saved("blockedBefore")) : null,
        ]),
    hostNote(hosts),
  ];
};

const pageWords = ({ count, hidden, left }: NonNullable<BulkResult["pages"]>): string =>
  sentences(
    formatMessage(MESSAGES.pagesRead, { count }),
    hidden === 0 ? MESSAGES.noneHidden : formatMessage(MESSAGES.pagesHidden, { count: hidden }),
    left > 0 && formatMessage(MESSAGES.pagesLeft, { count: left }),
  );

/** Whether no file says who made the requests. */
const lacksAgents = ({ files }: BulkResult): boolean =>
  files.every(({ fields }) => fields === null || fields.userAgent === 0);

/** What to know of a log's totals before relying on them. */
export const Claims = ({ result }: { readonly result: BulkResult }) =>
  lacksAgents(result) ? null : <p className="bulk__caution">{MESSAGES.claims}</p>;

/** The totals of a run, in sentences. */
export const Totals = ({
  result,
  list,
}: {
  readonly result: BulkResult;
  readonly list: "urls" | "log";
}) => {
  const { urls, log, files } = result;
  const said =
    list === "urls"
      ? urls && urlSentences(urls)
      : log && logSentences(log, lacksAgents(result) && log.requests > 0);
  if (said === null) return null;
  const count = files.filter(isReadInPart).length;
  const [first = "", ...rest] = said.filter((sentence) => sentence !== null);
  const pages = list === "urls" ? result.pages : null;
  return (
    <div className="bulk__totals">
      <p>
        <span className="bulk__total">{first}</span>
        {spaceAfter(first) + sentences(...rest)}
      </p>
      {count > 0 && <p className="bulk__caution">{formatMessage(MESSAGES.inPart, { count })}</p>}
      {pages !== null && (
        <p className={pages.hidden > 0 ? "bulk__caution" : undefined}>{pageWords(pages)}</p>
      )}
    </div>
  );
};
