import { type CheckOfParts, definePart, joinParts } from "../check.ts";
import { hasPlainReaders } from "../facts/agents.ts";
import { cleanGroups, cleanRules, starredRules } from "../facts/rules.ts";
import { faultsInFile, lengthFixKind } from "../fixes/findings-in-file.ts";
import { replaceEach, replaceInValue, replaceValue } from "../fixes/value-edits.ts";

/** A path of stars alone, which every reader with wildcards takes for the whole site. */
const lone = definePart({
  aliases: ["wildcard-only-path"],
  messages: {
    one: "Readers without wildcards, such as Wget, find nothing with `{path}`; others read the whole site. Write `/`.",
  },
  check(context) {
    const faults = starredRules(context)
      .filter(({ path }) => /^\*+$/.test(path))
      .map((rule) => ({
        rule,
        from: 0,
        to: rule.path.length,
        edits: [replaceValue(rule.line, "/")],
      }));
    // Each additional star adds to the rule's length, and so to its precedence.
    const isAsLong = faults.every(({ to }) => to === 1);
    const isRead = context.dialect.facts.wildcards.value !== "none";
    const kind = isAsLong ? "safe" : lengthFixKind(context);
    return faultsInFile(faults, kind, "Write /").map((finding) =>
      isRead ? finding : { ...finding, severity: "warning" },
    );
  },
});

/** No star except at the end: with another one, readers without wildcards fail either way. */
const ONLY_AT_END = /^[^*]*[^*\s]\*+$/;

/**
 * One file of three has such paths. Google reads them the same, so they are reported only if some
 * reader gains from removing the star: one file of four, and one hint for the whole file.
 */
const trailing = definePart({
  aliases: ["trailing-wildcard"],
  messages: {
    one: "The last star of `{path}` changes nothing for search engines, and Wget finds nothing with it. Delete it.",
  },
  check(context) {
    const faults = cleanGroups(context).flatMap(({ group, rules, starred }) => {
      const suspects = hasPlainReaders(group)
        ? starred.filter(({ path }) => path.endsWith("*") && ONLY_AT_END.test(path))
        : [];
      const paths = new Set(suspects.length === 0 ? [] : rules.map(({ path }) => path));
      return suspects.flatMap((rule) => {
        const [from, to] = [rule.path.indexOf("*"), rule.path.length];
        // If the path also exists without its star, the checks that compare rules report it.
        if (paths.has(rule.path.slice(0, from))) return [];
        return { rule, from, to, edits: [replaceInValue(rule.line, from, to, "")] };
      });
    });
    return faultsInFile(faults, lengthFixKind(context), "Remove the star");
  },
});

/**
 * Found in one file of ten, and read alike by all readers that support the star: one hint for the
 * whole file.
 *
 * Not reported if a leading slash would change what the path matches: a star followed by a slash
 * also matches a folder at the top. Nor if the path names the first parameter of a query, which has
 * a more serious fault.
 */
const LEADING = /^\*+(?!\?[^?&=*$]+=[^?&=*$]*\*?$)[^*/$]/;

const leading = definePart({
  aliases: ["leading-wildcard"],
  messages: {
    one: "`/{path}` is the standard form of `{path}`; search engines read both alike.",
  },
  check(context) {
    const faults = starredRules(context)
      .filter(({ path }) => path.startsWith("*") && LEADING.test(path))
      .map((rule) => ({ rule, from: 0, to: 1, edits: [replaceInValue(rule.line, 0, 0, "/")] }));
    return faultsInFile(faults, lengthFixKind(context), "Put a slash before the star");
  },
});

/** Except at the end, where no star is needed at all. */
const STARS = /(?<!\*)\*{2,}(?!\*|$)/g;

const repeated = definePart({
  aliases: ["redundant-wildcards"],
  messages: {
    one: "`{text}` in `{path}` matches the same as a single star. Write one.",
  },
  check(context) {
    if (!context.document.source.includes("**")) return [];
    const faults = cleanRules(context).flatMap((rule) => {
      const [match] = rule.path.matchAll(STARS);
      if (match === undefined) return [];
      const to = match.index + match[0].length;
      return { rule, from: match.index, to, edits: replaceEach(rule.line, STARS, () => "*") };
    });
    return faultsInFile(faults, lengthFixKind(context), "Write one star");
  },
});

export const needlessStar: CheckOfParts = joinParts({
  id: "needless-star",
  gone: ["wildcards-not-universal"],
  category: "paths",
  severity: "hint",
  summary: "Prefer paths without stars that change nothing",
  explanation:
    "A path stands for all URLs that begin with it, so `/fish` and `/fish*` match the same; `/a**b` matches what `/a*b` does, `*.gif$` what `/*.gif$` does, and `*` alone what `/` does. Each star counts as a character where an `Allow` and a `Disallow` compete by length.\n\nReaders without wildcards, such as Wget and older versions of Python's robotparser, look for a star in the URL and find none, so a star at the end is reported in groups that they follow, in paths without another star, and a lone star everywhere. By its grammar RFC 9309 wants a path to begin with `/`, though one of its own examples, `*.gif$`, does not; an erratum says so. `*/folder/` is not reported: it matches `/folder/` itself, which `/*/folder/` does not.",
  sources: [
    "googleDocs",
    "wgetManual",
    "pythonParser",
    "rfc9309Errata",
    "rfc9309#2.2",
    "lighthouse",
    "rfc9309#2.2.3",
  ],
  bad: [
    "User-agent: *\nDisallow: /fish*\nAllow: /fish/salmon*\nDisallow: /search?*\n",
    "User-agent: *\nAllow: *.css\nDisallow: *?sort\nDisallow: /cart\n",
    "User-agent: *\nDisallow: /**/print/\nAllow: /shop/***.html$\n",
    "User-agent: *\nDisallow: /cart\nAllow: **\n\nUser-agent: FooBot\nDisallow: *\n",
  ],
  good: [
    "User-agent: *\nDisallow: /fish\nDisallow: /*?fish=*\nDisallow: /*x$\nDisallow: */print/\nDisallow: /a*b\nDisallow: /*/*/c\n\nUser-agent: Googlebot\nDisallow: /fish*\n",
  ],
  quiet: "old-readers",
  parts: { lone, trailing, leading, repeated },
});
