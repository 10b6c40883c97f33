import { google } from "../../../dialects/google.ts";
import { consult } from "../../../match/consult.ts";
import { definePart, type Part } from "../../check.ts";
import type { FileContext } from "../../context.ts";
import { usagesOf } from "../../facts/content-preferences.ts";
import { type IntendedGroup, intendedGroups, rulesFor } from "../../facts/groups.ts";

/** Whether something below a path is allowed again. */
const opensBelow = (context: FileContext, { agents }: IntendedGroup, path: string): boolean =>
  agents.some(({ name }) =>
    rulesFor(intendedGroups(context), name).some(
      (rule) => rule.type === "allow" && rule.path.startsWith(path),
    ),
  );

export const closedPath: Part = definePart({
  aliases: ["content-usage-on-blocked-path"],
  severity: "info",
  explanation:
    "`Content-Usage` is about content that a crawler may crawl. For a path that the same group blocks it does nothing, because a crawler that obeys the file never has that content. That is harmless, but maybe the path was meant to be open.",
  sources: ["aipref"],
  bad: ["User-agent: *\nDisallow: /blog\nContent-Usage: /blog train-ai=n\n"],
  good: [
    "User-agent: *\nDisallow: /cart/\nContent-Usage: /blog/ train-ai=n\n",
    "User-agent: *\nDisallow: /blog/\nAllow: /blog/open/\nContent-Usage: /blog/ train-ai=n\n",
  ],
  messages: {
    blocked:
      "This line has no effect: line {line} blocks `{path}` for these crawlers, so they never crawl it. Allow the path or delete this line.",
  },
  check: (context) =>
    intendedGroups(context).all.flatMap((group) => {
      const usages = usagesOf(context, group);
      if (usages.length === 0) return [];
      const { matcher } = consult(context.document, google, group.agents[0]?.name ?? "");
      return usages.flatMap(({ path, pathSpan }) => {
        if (pathSpan === null || /[*$]/.test(path)) return [];
        const { allowed, rule } = matcher.decide(path);
        if (allowed || rule === null || opensBelow(context, group, path)) return [];
        return { ...pathSpan, message: "blocked", data: { path, line: rule.line } };
      });
    }),
});
