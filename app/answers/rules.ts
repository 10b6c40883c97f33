import type { RuleContent, RuleEntry } from "./workers/rule-content.ts";
import { checks } from "./workers.ts";

/** Keeps what a worker answers to a question; a question without an answer can be asked again. */
const keep = <Answer>(
  known: Map<string, Promise<Answer>>,
  key: string,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  const answer = known.get(key) ?? ask();
  known.set(key, answer);
  answer.catch(() => known.delete(key));
  return answer;
};

const contents = new Map<string, Promise<RuleContent | null>>();

/**
 * The contents of a check's page, by the check's present or former id; null if there is no such
 * check. The same promise each time. Rejects if the worker does not answer.
 */
export const ruleContent = (ruleId: string): Promise<RuleContent | null> =>
  // Each id is a lane: the question of another page does not take back this one.
  keep(contents, ruleId, () => checks.ask("rule", ruleId, ruleId));

const lists = new Map<string, Promise<readonly RuleEntry[]>>();

/** All checks, for lists. The same promise each time. Rejects if the worker does not answer. */
export const listedChecks = (): Promise<readonly RuleEntry[]> =>
  keep(lists, "all", async () => (await checks.ask("rules", null)) ?? []);

/** Returns what a check asks for, in one line with code in backticks; empty for an unknown id. */
export const ruleTitles = async (): Promise<(ruleId: string) => string> => {
  const entries = await listedChecks();
  const titles = new Map(
    entries.flatMap(({ id, aliases, summary }) => [id, ...aliases].map((name) => [name, summary])),
  );
  return (ruleId) => titles.get(ruleId) ?? "";
};
