import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import type { LogRecord } from "../log/record.ts";
import { consult } from "../match/consult.ts";
import type { EntryKind } from "../sitemap/entry.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { type Folder, Folders } from "./folders.ts";
import { groupByVerdicts, ListedUrls } from "./listed-urls.ts";
import { LoggedRequests } from "./logged-requests.ts";
import { Rows } from "./rows.ts";

const CRAWLERS: readonly string[] = ["Googlebot", "bingbot", "GPTBot", "CCBot"];
const HOSTS = ["", "https://e.com", "https://www.e.com"] as const;

const rule = fc.constantFrom(
  "Disallow: /a",
  "Allow: /a/b",
  "Disallow: /*.png",
  "Disallow: /b/",
  "Allow: /",
  "Disallow: /",
);
const group = fc
  .tuple(fc.constantFrom("*", ...CRAWLERS), fc.array(rule, { maxLength: 4 }))
  .map(([name, rules]) => `User-agent: ${name}\n${rules.join("\n")}\n`);
const file = fc.array(group, { maxLength: 4 }).map((groups) => parse(groups.join("\n")));
const path = fc
  .array(fc.constantFrom("/", "a", "b", "/a", "/b", ".png", "?x=/a/"), { maxLength: 8 })
  .map((pieces) => `/${pieces.join("").replace(/^\/+/, "")}`);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Items by a key computed from each. */
const countsBy = <Item>(items: readonly Item[], nameOf: (item: Item) => string) => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[nameOf(item)] = (counts[nameOf(item)] ?? 0) + 1;
  return counts;
};

interface Judged {
  readonly url: string;
  readonly kind: EntryKind;
  /** The deciding line for each crawler, 0 for none, and whether it is blocked. */
  readonly verdicts: readonly { readonly line: number; readonly isBlocked: boolean }[];
}

const folderCounts = (folder: Folder, above = ""): Record<string, readonly number[]> => {
  const name = `${above}${folder.name}/`;
  const inner = folder.folders.map((each) => folderCounts(each, name));
  return Object.assign({ [name]: [folder.count, folder.blocked] }, ...inner);
};

/** The folders of a path, from the root to the fourth level below it. */
const foldersOn = (from: string): readonly string[] => {
  const names = (from.split("?")[0] ?? "").split("/").slice(1, -1).slice(0, 4);
  return ["/", ...names.map((_, at) => `/${names.slice(0, at + 1).join("/")}/`)];
};

const expectedFolders = (list: readonly { path: string; isBlocked: boolean }[]) => {
  const counts: Record<string, number[]> = { "/": [0, 0] };
  for (const { path: from, isBlocked } of list) {
    for (const name of foldersOn(from)) {
      const [all = 0, blocked = 0] = counts[name] ?? [];
      counts[name] = [all + 1, blocked + (isBlocked ? 1 : 0)];
    }
  }
  return counts;
};

describe("the totals of a list of URLs", () => {
  const entry = fc.record({
    path,
    host: fc.constantFrom(...HOSTS),
    kind: fc.constantFrom<EntryKind>("page", "page", "page", "image", "sitemap"),
  });

  const askedOf = (source: ReturnType<typeof parse>) =>
    groupByVerdicts(
      CRAWLERS.map((crawler) => ({
        crawler,
        consultation: consult(source, dialects.google, crawler),
      })),
    );

  it("equal the sum of single verdicts", () => {
    fc.assert(
      fc.property(file, file, fc.array(entry, { maxLength: 30 }), (source, other, entries) => {
        const listed = new ListedUrls(askedOf(source), 100);
        const judge = (document: ReturnType<typeof parse>): readonly Judged[] =>
          entries.map(({ host, path: from, kind }) => ({
            url: host + from,
            kind,
            verdicts: CRAWLERS.map((crawler) => {
              const verdict = consult(document, dialects.google, crawler).matcher.decide(from);
              return { line: verdict.rule?.line ?? 0, isBlocked: !verdict.allowed };
            }),
          }));
        const expectSums = (made: ListedUrls, judged: readonly Judged[]): void => {
          const isBlocked = ({ verdicts }: Judged) => verdicts.some((each) => each.isBlocked);
          const isAllBlocked = ({ verdicts }: Judged) => verdicts.every((each) => each.isBlocked);
          const pages = judged.filter(({ kind }) => kind === "page");
          const { verdicts, kinds, crawlers, rules, folders, hosts } = made.summary();
          expect(verdicts).toEqual({
            allowed: pages.filter((each) => !isBlocked(each)).length,
            mixed: pages.filter((each) => isBlocked(each) && !isAllBlocked(each)).length,
            blocked: pages.filter(isAllBlocked).length,
          });
          expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toEqual(
            countsBy(judged, ({ kind }) => kind),
          );
          expect(sum(kinds.map(({ blocked }) => blocked))).toBe(judged.filter(isBlocked).length);
          for (const { crawler, allowed, blocked } of crawlers) {
            const at = CRAWLERS.indexOf(crawler);
            expect([allowed, blocked]).toEqual([
              pages.filter((each) => each.verdicts[at]?.isBlocked === false).length,
              pages.filter((each) => each.verdicts[at]?.isBlocked === true).length,
            ]);
          }
          expect(crawlers.map(({ crawler }) => crawler).sort()).toEqual([...CRAWLERS].sort());
          for (const { line, allowed, count, crawlers: deciders } of rules) {
            const decides = (verdict: Judged["verdicts"][number] | undefined): boolean =>
              verdict?.line === line && verdict.isBlocked === !allowed;
            expect(count).toBe(pages.filter((each) => each.verdicts.some(decides)).length);
            expect([...deciders].sort()).toEqual(
              CRAWLERS.filter((_, at) => pages.some((each) => decides(each.verdicts[at]))).sort(),
            );
          }
          const order = rules.map(({ count, line }) => [count, line] as const);
          expect(order).toEqual(order.toSorted((a, b) => b[0] - a[0] || a[1] - b[1]));
          const lines = new Set(judged.flatMap((each) => each.verdicts.map(({ line }) => line)));
          lines.delete(0);
          expect(new Map([...made.tally.coverage()])).toEqual(
            new Map(
              [...lines].map((line) => [
                line,
                judged.filter((each) => each.verdicts.some((verdict) => verdict.line === line))
                  .length,
              ]),
            ),
          );
          const inFolders = entries
            .map(({ path: from, kind }, at) => ({ from, kind, is: judged[at] as Judged }))
            .filter(({ kind }) => kind === "page")
            .map(({ from, is }) => ({ path: from, isBlocked: isBlocked(is) }));
          expect(folderCounts(folders)).toEqual(expectedFolders(inFolders));
          const named = entries.filter(({ host }) => host !== "");
          expect(Object.fromEntries(hosts.map(({ host, count }) => [host, count]))).toEqual(
            countsBy(named, ({ host }) => host),
          );
          expect(made.tally.judged).toBe(judged.length);
          const half = judged.length >> 1;
          expect(made.tally.blockedBetween(0, half)).toBe(
            judged.slice(0, half).filter(isBlocked).length,
          );
          expect(made.tally.blockedBetween(half, judged.length)).toBe(
            judged.slice(half).filter(isBlocked).length,
          );
        };
        const judged = judge(source);
        for (const [at, { url, kind }] of judged.entries()) {
          const blocked = judged[at]?.verdicts.some(({ isBlocked }) => isBlocked);
          expect(listed.add(url, kind)).toBe(blocked);
        }
        expectSums(listed, judged);
        listed.judgeAgain(askedOf(other));
        expectSums(listed, judge(other));
        expect(listed.tally.rows.isWhole).toBe(true);
      }),
      seeded(60),
    );
  });
});

describe("the totals of a log", () => {
  const AGENTS = [
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "Googlebot/2.1 (+http://www.google.com/bot.html)",
    "GPTBot/1.3",
    "Mozilla/5.0 (X11; Linux) Firefox/1",
    "SomeBot/2",
    null,
  ] as const;
  const TOKENS = ["bingbot", "Googlebot", "GPTBot", null, "SomeBot", null];
  const request = fc.record({
    who: fc.nat(AGENTS.length - 1),
    time: fc.option(fc.nat(9)),
    target: fc.option(
      fc.oneof(path, fc.constantFrom("/robots.txt", "/robots.txt?x", "/robots.txt2")),
    ),
    host: fc.option(fc.constantFrom("e.com", "www.e.com")),
    bytes: fc.option(fc.nat(9)),
  });
  type Request = (typeof request extends fc.Arbitrary<infer Each> ? Each : never) & {};

  const recordOf = ({ who, ...rest }: Request): LogRecord => ({
    ...rest,
    method: "GET",
    status: 200,
    userAgent: AGENTS[who] ?? null,
  });

  const isForRobotsTxt = ({ target }: Request): boolean =>
    target === "/robots.txt" || target === "/robots.txt?x";

  it("equal the sum of single requests, also for other rules", () => {
    fc.assert(
      fc.property(file, file, fc.array(request, { maxLength: 40 }), (now, before, requests) => {
        const versions = (a: typeof now, b: typeof now | null) => (token: string) => ({
          now: consult(a, dialects.google, token).matcher,
          before: b === null ? null : consult(b, dialects.google, token).matcher,
        });
        const bytesOf = (list: readonly Request[]) => sum(list.map(({ bytes }) => bytes ?? 0));
        const traffic = (list: readonly Request[]) => ({
          requests: list.length,
          bytes: bytesOf(list),
        });
        const expectSums = (made: LoggedRequests, a: typeof now, b: typeof now | null): void => {
          const summary = made.summary();
          expect([summary.requests, summary.bytes]).toEqual([requests.length, bytesOf(requests)]);
          const verdictOf = ({ who, target }: Request, document: typeof now) => {
            const token = TOKENS[who] ?? "";
            return consult(document, dialects.google, token).matcher.decide(target ?? "/");
          };
          const judged = requests.filter(
            (each) => TOKENS[each.who] != null && each.target !== null && !isForRobotsTxt(each),
          );
          expect(made.tally.judged).toBe(judged.length);
          for (const total of summary.visitors) {
            const { visitor, robotsTxt, blocked, blockedBefore } = total;
            const own = requests.filter(({ who }) => {
              if (visitor.kind === "browser") return who === 3;
              return visitor.kind === "nameless" ? who === 5 : TOKENS[who] === visitor.token;
            });
            expect([total.requests, total.bytes]).toEqual([own.length, bytesOf(own)]);
            if (visitor.kind === "browser" || visitor.kind === "nameless") {
              expect([robotsTxt, blocked, blockedBefore]).toEqual([0, null, null]);
              continue;
            }
            expect(robotsTxt).toBe(own.filter(isForRobotsTxt).length);
            const theirs = judged.filter(({ who }) => TOKENS[who] === visitor.token);
            expect(blocked).toEqual(traffic(theirs.filter((each) => !verdictOf(each, a).allowed)));
            expect(blockedBefore).toEqual(
              b === null ? null : traffic(theirs.filter((each) => !verdictOf(each, b).allowed)),
            );
          }
          expect(sum(summary.visitors.map((each) => each.requests))).toBe(requests.length);
          const order = summary.visitors.map((each) => each.requests);
          expect(order).toEqual(order.toSorted((x, y) => y - x));
          for (const { line, allowed, crawlers, ...rest } of summary.rules) {
            const decided = judged.filter((each) => {
              const verdict = verdictOf(each, a);
              return (verdict.rule?.line ?? 0) === line && verdict.allowed === allowed;
            });
            expect(rest).toEqual(traffic(decided));
            const names = new Set(decided.map(({ who }) => TOKENS[who] ?? ""));
            expect([...crawlers].sort()).toEqual([...names].sort());
          }
          expect(sum(summary.rules.map((each) => each.requests))).toBe(judged.length);
          const inOrder = summary.rules.map((each) => [each.requests, each.line] as const);
          expect(inOrder).toEqual(inOrder.toSorted((x, y) => y[0] - x[0] || x[1] - y[1]));
          const covered = countsBy(judged, (each) => String(verdictOf(each, a).rule?.line ?? 0));
          delete covered["0"];
          expect(
            Object.fromEntries(
              [...made.tally.coverage()].map(([line, count]) => [String(line), count]),
            ),
          ).toEqual(covered);
          expect(folderCounts(summary.folders)).toEqual(
            expectedFolders(
              judged.map((each) => ({
                path: each.target ?? "",
                isBlocked: !verdictOf(each, a).allowed,
              })),
            ),
          );
          const times = requests.flatMap(({ time }) => time ?? []);
          expect(summary.span).toEqual(
            times.length === 0 ? null : [Math.min(...times), Math.max(...times)],
          );
          const hosts = requests.flatMap(({ host }) => host ?? []);
          expect(Object.fromEntries(summary.hosts.map((each) => [each.host, each.count]))).toEqual(
            countsBy(hosts, (host) => host),
          );
          const rows = Array.from({ length: made.tally.rows.length }, (_, at) =>
            made.tally.rows.row(at),
          );
          for (const { url, outcome, count, sum: size } of rows) {
            const token = made.tally.nameOf(outcome);
            const same = judged.filter((each) => each.target === url && TOKENS[each.who] === token);
            expect([count, size]).toEqual([same.length, bytesOf(same)]);
            const verdict = verdictOf(same[0] as Request, a);
            expect(made.tally.codesOf(outcome)[0]).toBe(
              (verdict.rule?.line ?? 0) * 2 + (verdict.allowed ? 0 : 1),
            );
          }
          expect(sum(rows.map(({ count }) => count))).toBe(judged.length);
        };
        const logged = new LoggedRequests(versions(now, before), 100, (target) => target);
        for (const each of requests) logged.add(recordOf(each));
        expectSums(logged, now, before);
        logged.judgeAgain(versions(before, null));
        expectSums(logged, before, null);
      }),
      seeded(60),
    );
  });
});

describe("the rows that are found", () => {
  const row = fc.record({
    host: fc.constantFrom(...HOSTS),
    path,
    outcome: fc.nat(2),
    count: fc.integer({ min: 1, max: 3 }),
    size: fc.nat(3),
  });

  it("are those that an examination of every row finds, in sorted order", () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 20 }),
        fc.nat(3),
        fc.constantFrom("", "A", "e.com", ".PNG"),
        fc.constantFrom("", "/", "/a", "/b/"),
        fc.constantFrom("input", "url", "count", "sum"),
        fc.boolean(),
        (given, unwanted, search, within, order, descending) => {
          const rows = new Rows(15);
          for (const { host, path: from, outcome, count, size } of given) {
            const at = rows.add(host + from, outcome, size);
            if (at >= 0) for (let more = 1; more < count; more++) rows.again(at, size);
          }
          const kept = given.slice(0, 15);
          expect([rows.length, rows.left, rows.isWhole]).toEqual([
            kept.length,
            given.length - kept.length,
            given.length === kept.length,
          ]);
          const keyOf = ({ host, path: from, count, size }: (typeof given)[number]) =>
            ({ input: 0, url: host + from, count, sum: count * size })[order];
          const expected = kept
            .map((each, index) => ({ each, index }))
            .filter(({ each }) => each.outcome !== unwanted)
            .filter(({ each }) =>
              (each.host + each.path).toLowerCase().includes(search.toLowerCase()),
            )
            .filter(({ each }) => each.path.startsWith(within))
            .sort((a, b) => {
              const [x, y] = [keyOf(a.each), keyOf(b.each)];
              const isByAmount = order === "count" || order === "sum";
              const later = isByAmount ? b.index - a.index : a.index - b.index;
              return x < y ? -1 : x > y ? 1 : later;
            })
            .map(({ index }) => index);
          if (descending) expected.reverse();
          const wants = (outcome: number): boolean => outcome !== unwanted;
          const found = rows.find({ wants, search, within, order, descending });
          expect([...found]).toEqual(expected);
        },
      ),
      seeded(300),
    );
  });
});

describe("folders", () => {
  it("contain as many URLs as their names occur, up to four levels deep", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ path, isBlocked: fc.boolean(), times: fc.integer({ min: 1, max: 3 }) }),
        ),
        (list) => {
          const folders = new Folders();
          for (const { path: from, isBlocked, times } of list) {
            folders.add(from, isBlocked, 0, times);
          }
          const repeated = list.flatMap((each) => Array.from({ length: each.times }, () => each));
          expect(folderCounts(folders.tree())).toEqual(expectedFolders(repeated));
        },
      ),
      seeded(200),
    );
  });
});
