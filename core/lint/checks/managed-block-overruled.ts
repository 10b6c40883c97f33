import { groupBy } from "../../collections/group-by.ts";
import { rulesOf } from "../../match/ruleset.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { parse } from "../../syntax/parse.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { nameList } from "../facts/agents.ts";
import { blockedBy, consultOwnReader } from "../facts/search-crawlers.ts";
import { type ManagedPart, managedPartAt, managedParts } from "../facts/site.ts";
import { atFirst } from "../fixes/findings-in-file.ts";
import { CLOSED_TO } from "../messages.ts";

/** Who wins for a crawler that both the platform and the owner name. */
type Winner = "ownOpens" | "managedOpens" | "managedBlocks";

interface Clash {
  readonly part: ManagedPart;
  readonly name: string;
  readonly winner: Winner;
  /** The owner's line: its rule, or the user-agent line of a group that forbids nothing. */
  readonly own: LineView;
  /** The platform's. */
  readonly managed: number;
}

/** The most names compared: those of a platform's list that the owner repeats. */
const MOST_NAMES = 100;

/** The clashes of a platform's part with the owner's own lines. */
const clashesWith = (context: FileContext, part: ManagedPart): readonly Clash[] => {
  const { document, google, lines } = context;
  const from = lines[part.first - 1]?.from ?? 0;
  const to = lines[part.last - 1]?.next ?? from;
  const { source, encoding } = document;
  const managed = parse(source.slice(from, to), encoding);
  const own = parse(source.slice(0, from) + source.slice(to), encoding);
  const isManaged = ({ line }: { readonly line: number }): boolean =>
    managedPartAt(context, line) === part;
  const isOwn = ({ line }: { readonly line: number }): boolean =>
    managedPartAt(context, line) === null;
  const named = groupBy(
    google.groups.flatMap(({ agents }) => agents),
    ({ name }) => name,
  );
  const both = [...named].flatMap(([name, agents]) =>
    agents.some(isManaged) && agents.some(isOwn) ? name : [],
  );
  return both.slice(0, MOST_NAMES).flatMap((name): readonly Clash[] => {
    const isClosed = (text: typeof document): boolean =>
      blockedBy(consultOwnReader(text, name)) === "site";
    const whole = consultOwnReader(document, name).matcher;
    const rules = rulesOf(whole.policy, whole.selection);
    const ours = rules.filter(isOwn);
    const [ownClosed, managedClosed] = [isClosed(own), isClosed(managed)];
    if (ownClosed === managedClosed) return [];
    const { allowed: isOpen, rule } = whole.decide("/");
    const decisive = rule?.line ?? 0;
    const clash = (winner: Winner, line: number, at: number): readonly Clash[] => {
      const view = lines[line - 1];
      return view === undefined ? [] : [{ part, name, winner, own: view, managed: at }];
    };
    if (managedClosed && isOpen && isOwn({ line: decisive })) {
      return clash("ownOpens", decisive, part.first);
    }
    if (ownClosed && isOpen && isManaged({ line: decisive })) {
      const closing = ours.find(({ type, text }) => type === "disallow" && text === "/");
      return closing === undefined ? [] : clash("managedOpens", closing.line, decisive);
    }
    // An Allow with a path opens at least that.
    const forbidsNothing = ours.every(({ text }) => text === "");
    const [first] = ours;
    return managedClosed && !isOpen && forbidsNothing && first !== undefined
      ? clash("managedBlocks", first.line, decisive)
      : [];
  });
};

export const managedBlockOverruled: Check = defineCheck({
  id: "managed-block-overruled",
  category: "groups",
  severity: "warning",
  summary: "Avoid own groups that contradict the part a platform writes",
  explanation:
    "Some services write a part of the file, between two comments. Cloudflare, for example, puts `# BEGIN Cloudflare Managed content` in front of the site's own file. Crawlers do not care who wrote a line: all groups with the same name count as one, and where an `Allow` and a `Disallow` have the same path, the `Allow` wins.\n\nSo `Allow: /` in a group of your own lifts the service's block, and `Disallow: /` of your own has no effect beside the service's `Allow: /`. Change the one that you do not mean; the service's part is changed in its own settings, because edits here are overwritten.",
  sources: ["cloudflareRobots", "rfc9309#2.2.1", "rfc9309#2.2.2"],
  bad: [
    "# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content\nUser-agent: GPTBot\nAllow: /\n",
    "# BEGIN Cloudflare Managed content\nUser-agent: *\nAllow: /\n# END Cloudflare Managed Content\nUser-agent: *\nDisallow: /\n",
    "# BEGIN Cloudflare Managed content\nUser-agent: CCBot\nDisallow: /\n# END Cloudflare Managed Content\nUser-agent: CCBot\nDisallow:\n",
  ],
  good: [
    "# BEGIN Cloudflare Managed content\nUser-agent: *\nAllow: /\n# END Cloudflare Managed Content\nUser-agent: *\nDisallow: /cart/\n",
  ],
  messages: {
    ownOpens:
      "{platform}'s block (line {line}) has no effect on {names}: this rule wins. Delete it, or change the block {where}.",
    managedOpens:
      "This blocks nothing for {names}: the `Allow` in {platform}'s part (line {line}) wins. Change it {where}.",
    managedBlocks:
      "This opens nothing to {names}: {platform}'s block (line {line}) wins. Change it {where}.",
  },
  check: (context) => {
    const clashes = managedParts(context).flatMap((part) => clashesWith(context, part));
    const alike = groupBy(clashes, ({ winner, part }) => `${winner} ${part.first}`).values();
    return [...alike].flatMap((same) => {
      const names = nameList(same.map(({ name }) => spellingOf(context, name)));
      return atFirst(
        same,
        ({ own }) => own.content,
        ({ part, winner, managed }) => ({
          message: winner,
          data: { names, platform: part.name, line: managed, where: part.where },
        }),
      );
    });
  },
});

/** A name as first written in the file; in words for `*`. */
const spellingOf = ({ google, lines }: FileContext, name: string): string => {
  const agents = google.groups.flatMap((group) => group.agents);
  if (name === GLOBAL)
    return agents.some((each) => each.name !== GLOBAL) ? CLOSED_TO.unnamed : CLOSED_TO.all;
  const agent = agents.find((each) => each.name === name);
  return lines[(agent?.line ?? 0) - 1]?.valueText ?? name;
};
