import { formatMessage } from "../../../text/message.ts";
import { definePart, type Finding, type Part } from "../../check.ts";
import type { FileContext } from "../../context.ts";
import { closedBeginnings } from "../../facts/blocked-anyway.ts";
import { type CleanGroup, cleanGroups } from "../../facts/clean-rules.ts";
import { faultsInFile, type PathFault } from "../../fixes/findings-in-file.ts";
import { insertBelow } from "../../fixes/line-edits.ts";
import { FIX_TITLES } from "../../messages.ts";
import { googleDocs, rfc9309 } from "../../sources.ts";
import { shorten } from "../../wording.ts";

const FIX_TITLE = { one: "Add the rule with &", other: "Add {count} rules with &" } as const;

/** A star, then one query parameter with its name, up to the end. */
const FIRST_PARAMETER = /\*(\?[^?&=*$]+=)(?!\/$)([^?&=*$]*)\*?$/;

/** A parameter with a slash behind it, up to the end. */
const SLASHED = /[?&][^?&=*$/]+=?\/$/;

/** Rules that a slash at the end keeps from matching any value of their parameter. */
const slashed = (context: FileContext): readonly Finding<"slash">[] => {
  const faults = cleanGroups(context).flatMap(({ rules }) =>
    rules.filter(({ type, path }) => type === "disallow" && SLASHED.test(path)),
  );
  const lines = [...new Map(faults.map((rule) => [rule.line.number, rule])).values()];
  const [first, ...others] = lines;
  const value = first?.line.value ?? null;
  if (first === undefined || value === null) return [];
  const ends = lines.flatMap(({ line }) => (line.value === null ? [] : [line.value.to]));
  return [
    {
      from: value.to - 1,
      to: value.to,
      message: "slash",
      data: { path: shorten(first.path), example: shorten(`${first.path.slice(0, -1)}shoes`) },
      alsoAt: others.flatMap(({ line }) => line.value ?? []),
      fixes: [
        {
          title: formatMessage(FIX_TITLES.removeSlash, { count: lines.length }),
          kind: "suggest",
          edits: ends.map((to) => ({ from: to - 1, to, insert: "" })),
        },
      ],
    },
  ];
};

/** The characters that end the name of a parameter. */
const AFTER_NAME = "?&=*/";

/** Adds the names that follow a character in a path. */
const addNamesAfter = (character: string, path: string, names: Set<string>): void => {
  for (let at = path.indexOf(character); at >= 0; at = path.indexOf(character, at + 1)) {
    let end = at + 1;
    while (end < path.length && !AFTER_NAME.includes(path.charAt(end))) end++;
    if (end > at + 1) names.add(path.slice(at + 1, end));
  }
};

/** The parameters that some rule of a group blocks after others. */
const namedAnywhere = ({ rules, starred }: CleanGroup): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { type, path } of rules) if (type === "disallow") addNamesAfter("&", path, names);
  for (const { type, path } of starred) if (type === "disallow") addNamesAfter("*", path, names);
  return names;
};

// Found in one file of twelve. Every reader allows such URLs, but only the site's owner knows
// whether it has any.
export const firstParameter: Part = definePart({
  severity: "info",
  explanation:
    "`/*?s=` matches only where `s` is the first parameter: `/?a=1&s=2` has `&s=` in it, not `?s=`, and every reader tried lets it through. `/*&s=` matches it after others.\n\n`/*?*s=` would match both, but also `/?as=1`. The file is reported once, at the first parameter that no other rule of the group blocks after others.\n\nWhere URLs never have another parameter in front, the rule is right as it is. A slash behind the parameter's name belongs to its value: `/*?s=/` matches `?s=/` and no search for a word.",
  sources: [rfc9309("2.2.3"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /*?s=\n",
      "User-agent: *\nDisallow: /*?sort=*\nDisallow: /shop/*?filter=\n",
      "User-agent: *\nDisallow: /*?s=/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /*?s=\nDisallow: /*&s=\n",
      "User-agent: *\nDisallow: /*?s=\nDisallow: /*?\n",
    ],
  },
  messages: {
    slash: "`{path}` does not block `{example}`: the slash at its end counts. Remove it.",
    one: "`{path}` does not block its parameter after another, as in `/x?a=1{twin}`. If you have such URLs, add a rule with `&`.",
    several: {
      one: "`{path}` and {count} more path do not block their parameter after another, as in `/x?a=1{twin}`. If you have such URLs, add rules with `&`.",
      other:
        "`{path}` and {count} more paths do not block their parameter after another, as in `/x?a=1{twin}`. If you have such URLs, add rules with `&`.",
    },
  },
  check(context) {
    const faults: PathFault[] = [];
    for (const group of cleanGroups(context)) {
      const suspects = group.starred.flatMap((rule) => {
        const { type, path } = rule;
        const match =
          type === "disallow" && path.includes("*?") ? FIRST_PARAMETER.exec(path) : null;
        const [, text, value = ""] = match ?? [];
        return match === null || text === undefined
          ? []
          : { rule, at: match.index + 1, text, value };
      });
      if (suspects.length === 0) continue;
      const longest = suspects.reduce((most, { at }) => Math.max(most, at + 1), 0);
      const isClosed = closedBeginnings(group.rules, longest);
      if (isClosed === null) continue;
      const named = namedAnywhere(group);
      for (const { rule, at, text, value } of suspects) {
        if (named.has(text.slice(1, -1)) || isClosed(rule.path, at + 1)) continue;
        const twin = `Disallow: ${rule.path.slice(0, at)}&${rule.path.slice(at + 1)}`;
        faults.push({
          rule,
          from: at,
          to: at + text.length,
          edits: [insertBelow(context.document, rule.line, [twin])],
          data: { twin: shorten(`&${text.slice(1)}${value}`) },
        });
      }
    }
    const title = (count: number): string => formatMessage(FIX_TITLE, { count });
    return [...slashed(context), ...faultsInFile(faults, { title, kind: "suggest" })];
  },
});
