import { type Check, defineCheck } from "../check.ts";
import type { Fix } from "../diagnostic.ts";
import type { AgentRun } from "../facts/agent-runs.ts";
import { runOnOf, spanOfAgent } from "../facts/agent-runs.ts";
import { intendedGroups } from "../facts/intended-groups.ts";
import { sharedBlocks } from "../facts/site-blocks.ts";
import { allowFix } from "../fixes/rule-edits.ts";
import { googleDocs, googleLibrary, rfc9309, standard1994 } from "../sources.ts";

const joinFix = (runs: readonly AgentRun[]): Fix => ({
  title: "Join the user-agent lines",
  kind: "suggest",
  edits: runs
    .flatMap(({ blanksAbove }) => blanksAbove)
    .map(({ from, next }) => ({ from, to: next, insert: "" })),
});

export const lostEmptyDisallow: Check = defineCheck({
  id: "lost-empty-disallow",
  category: "groups",
  severity: "warning",
  summary: "Require a rule between user-agent lines that a blank line separates",
  explanation:
    "For Google and RFC 9309, only `Allow` and `Disallow` end a list of `User-agent` lines. A blank line or a comment does not, so all names above and below it get the rules that follow. A rule that was commented out, or an empty `Disallow:` that a tool dropped, can therefore block a site for every crawler.\n\nReaders that follow the 1994 standard, such as old versions of Python's robotparser, end the list at a blank line and leave the first crawler without rules.\n\nWrite an empty `Disallow:` where everything is allowed, and keep the lines of a list together.",
  sources: [rfc9309("2.2.1"), googleDocs, googleLibrary, standard1994],
  examples: {
    bad: [
      "User-agent: FriendBot\n\nUser-agent: BadBot\nDisallow: /\n",
      "User-agent: *\n# Disallow: /private/\n\nUser-agent: BadBot\nDisallow: /all/\n",
      "User-agent: FriendBot\n\nUser-agent: *\nDisallow: /private/\n",
    ],
    good: [
      "User-agent: FriendBot\nDisallow:\n\nUser-agent: BadBot\nDisallow: /\n",
      "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n",
    ],
  },
  messages: {
    sharesStar:
      "`*` has no rules of its own here, so the rules for {next} (line {line}) apply to every crawler. Add `Disallow:` if they should not.",
    shares:
      "{name} has no rules of its own here, so Google applies those for {next} (line {line}) to it; some others apply none. Put the lines together, or give {name} a rule.",
    joinsStar:
      "{name} has no rules of its own here, so Google applies those for `*` (line {line}) to it; some others apply none. Put the lines together, or give {name} a rule.",
  },
  check: (context) =>
    intendedGroups(context).all.flatMap((group) => {
      // A group that blocks the site has its own finding.
      if (sharedBlocks(context).has(group)) return [];
      const found = runOnOf(context, group);
      // If there is a field between the lines, that is the cause, and another check reports it.
      if (found === null || found.runs.some(({ fieldsAbove }) => fieldsAbove.length > 0)) return [];
      const { runs, agent, kind, severity, data } = found;
      const allow = allowFix(context, runs.slice(0, -1));
      const isBlankAlone = runs.every(({ hasLostRule }) => !hasLostRule);
      return {
        ...spanOfAgent(agent),
        message: kind,
        severity,
        data,
        fixes: isBlankAlone ? [allow, joinFix(runs)] : [allow],
      };
    }),
});
