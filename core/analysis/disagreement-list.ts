import type { Dialect, Topic } from "../dialects/dialect.ts";
import { wholesaleReason } from "../match/compile.ts";
import { isWholesale } from "../response/effect.ts";
import type { Case, Reader } from "./cases.ts";
import { contrast } from "./clauses.ts";
import type { Disagreement, DisagreementCase, InvolvedLine } from "./disagreement.ts";
import type { Parties } from "./parties.ts";

/** The user-agent lines because of which a reader follows its groups. */
const followedBy = ({ consultation }: Reader): readonly InvolvedLine[] =>
  consultation.matcher.selection.agents;

const groupsOf = ({ consultation }: Reader): string =>
  consultation.matcher.selection.groups.map(({ firstLine }) => firstLine).join();

/** Whether a reader has one verdict for every URL, whatever the rules say. */
const hasOneVerdict = ({ consultation: { effect, matcher } }: Reader): boolean =>
  isWholesale(effect) || wholesaleReason(matcher.policy, matcher.selection) !== null;

const decidingRules = (readers: readonly Reader[], { answers }: Case): readonly InvolvedLine[] =>
  answers
    .filter(({ dialect }) => readers.some((reader) => reader.dialect.id === dialect))
    .map(({ rule }) => rule)
    .filter((rule) => rule !== null);

const placesOf = ({ dissenters, others }: Parties, one: Case): readonly InvolvedLine[] => {
  const [some] = dissenters;
  const [other] = others;
  if (some === undefined || other === undefined) return [];
  const readers = [...dissenters, ...others];
  const wholesale = readers.filter(hasOneVerdict);
  if (wholesale.length > 0) return wholesale.flatMap(followedBy);
  const groups = groupsOf(some) === groupsOf(other) ? [] : readers.flatMap(followedBy);
  return [...decidingRules(readers, one), ...groups];
};

/** The lines that led to the verdicts of two parties, in file order. */
const linesOf = (parties: Parties, one: Case): readonly InvolvedLine[] => {
  const places = placesOf(parties, one);
  const byLine = new Map(places.map(({ line, from, to }) => [line, { line, from, to }]));
  return [...byLine.values()].sort((a, b) => a.line - b.line);
};

const byUse = (a: DisagreementCase, b: DisagreementCase): number =>
  Number(b.isTested) - Number(a.isTested) ||
  (a.lines[0]?.line ?? 0) - (b.lines[0]?.line ?? 0) ||
  a.url.length - b.url.length;

const byBestCase = (a: Disagreement, b: Disagreement): number =>
  byUse(a.cases[0] as DisagreementCase, b.cases[0] as DisagreementCase);

const settingsOf = (topics: readonly Topic[], { dialect }: Reader): string =>
  topics.map((topic) => dialect.facts[topic].value).join();

interface Entry {
  readonly topics: readonly Topic[];
  readonly dissenters: Set<Reader>;
  readonly others: Set<Reader>;
  /** By the lines involved. */
  readonly cases: Map<string, DisagreementCase>;
}

/** Groups cases by cause. */
export class DisagreementList {
  private readonly entries = new Map<string, Entry>();

  /**
   * Adds a case; of several with the same lines the first is kept.
   *
   * @param topics its cause: all dissenters share one setting of these, and all others another.
   */
  add(topics: readonly Topic[], parties: Parties, one: Case): void {
    const { dissenters, others } = parties;
    const settings = [dissenters[0], others[0]].map((reader) =>
      reader === undefined ? "" : settingsOf(topics, reader),
    );
    const key = [topics.join(), ...settings].join(" ");
    const entry = this.entries.get(key) ?? {
      topics,
      dissenters: new Set<Reader>(),
      others: new Set<Reader>(),
      cases: new Map<string, DisagreementCase>(),
    };
    this.entries.set(key, entry);
    for (const reader of dissenters) entry.dissenters.add(reader);
    for (const reader of others) entry.others.add(reader);
    const lines = linesOf(parties, one);
    const place = lines.map(({ line }) => line).join();
    if (!entry.cases.has(place)) entry.cases.set(place, { ...one, lines });
  }

  /** The groups, in display order. */
  close(order: readonly Reader[]): readonly Disagreement[] {
    const inOrder = (readers: ReadonlySet<Reader>): readonly Dialect[] =>
      order.filter((reader) => readers.has(reader)).map(({ dialect }) => dialect);
    const shown = ({ topics, dissenters, others, cases }: Entry): Disagreement => ({
      topics,
      reason: contrast(topics, inOrder(dissenters), inOrder(others)),
      dissenters: inOrder(dissenters).map(({ id }) => id),
      cases: [...cases.values()].sort(byUse),
    });
    return [...this.entries.values()].map(shown).sort(byBestCase);
  }
}
