import type { Span } from "../../text/span.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Severity } from "../diagnostic.ts";
import { hasCause, intendedGroups } from "../facts/groups.ts";
import { atFirst, atSpan } from "../fixes/findings-in-file.ts";
import { EXPOSED_THINGS } from "../messages.ts";

const ARCHIVE = "(?:zip|tar|tgz|gz|bz2|rar|7z)";

/**
 * Names that reveal something, what they reveal, and how severe that is: a folder called `backup`
 * may contain anything, while a console requires a password. A name with a star identifies no
 * particular file, and the folders of well-known systems, such as `/wp-admin/`, reveal nothing.
 */
const TELLING: readonly (readonly [RegExp, keyof typeof EXPOSED_THINGS, Severity])[] = [
  [
    new RegExp(String.raw`/[^/*?]+\.(?:sql|mdb|sqlite3?|dump|bak|bkp)(?:\.${ARCHIVE})?\$?$`, "i"),
    "data",
    "warning",
  ],
  [
    new RegExp(
      String.raw`/[^/*?]*(?:backup|dump)[^/*?]*\.(?:${ARCHIVE}|txt|csv|json)/?[*$]?$`,
      "i",
    ),
    "backup",
    "warning",
  ],
  [
    /\/(?:(?:db|sql|site|full|old|my)?[-_]?backups?(?:[-_]?(?:db|sql|old|full))?|(?:[a-z0-9]+[-_])?backups?[-_]?(?:\d{4}[\w-]*|[a-z0-9]*\d[a-z]+\d[a-z0-9]*|\d{1,3}))\/?[*$]?$/i,
    "backup",
    "info",
  ],
  // Attackers always try these two at the root, so naming them reveals little.
  [/^\/\.(?:git|svn|hg|bzr)\/?[*$]?$/i, "source", "info"],
  [/^\/\.env[*$]?$/i, "secrets", "info"],
  [/\/\.(?:git|svn|hg|bzr)(?:\/[^*]*)?\$?$/i, "source", "warning"],
  [
    /\/(?:\.env(?:\.\w+)?|\.htpasswd[\w.-]*|\.aws|\.ssh|id_(?:rsa|dsa|ed25519)|wp-config(?!\.php\/?\$?$|-sample)[\w.-]+|[^/*?]+\.(?:pem|pfx|p12|key|kdbx))\/?\$?$/i,
    "secrets",
    "warning",
  ],
  [
    /\/[^/*?]*(?:passw(?:or)?ds?|credentials?|secrets?)[^/*?]*\.(?:txt|csv|xlsx?|docx?|json|ya?ml|ini|conf)\$?$/i,
    "secrets",
    "warning",
  ],
  [
    /\/(?:php-?my-?admin[\w.-]*|pma|adminer(?:[\w.-]*\.php)?|phppgadmin)\/?\*?$/i,
    "console",
    "info",
  ],
  [
    /^\/(?:[0-9a-f]{24,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?[*$]?$/i,
    "hidden",
    "warning",
  ],
  [
    /\/(?:admin|login|private|secret|hidden|panel|staging)[-_.](?=[a-z0-9]*\d[a-z]+\d)[a-z0-9]{4,}\/?[*$]?$/i,
    "hidden",
    "warning",
  ],
];

/** What a path reveals, by its names; null for nothing. */
export const exposedByName = (path: string): Pick<Exposed, "what" | "severity"> | null => {
  const [, what, severity] = TELLING.find(([pattern]) => pattern.test(path)) ?? [];
  return what === undefined || severity === undefined ? null : { what, severity };
};

/** The position of a path that reveals something. */
interface Exposed extends Span {
  readonly what: keyof typeof EXPOSED_THINGS;
  readonly severity: Severity;
}

/** Each of `TELLING` needs one of these, and few paths contain any. */
const HINTS =
  /\/\.|backup|dump|\.(?:sql|mdb|bak|bkp|pem|pfx|p12|key|kdbx)|passw|credential|secret|\/id_|wp-config|\/(?:php|pma|adminer)|(?:admin|login|private|hidden|panel|staging)[-_.]|^\/[0-9a-f-]{24}/i;

/** What a path reveals; null for nothing. */
export const exposedBy = (path: string): Pick<Exposed, "what" | "severity"> | null =>
  HINTS.test(path) ? exposedByName(path) : null;

/** The paths of rules that reveal something, except those on lines with a finding. */
const exposedIn = (context: FileContext): ReadonlyMap<string, Exposed> => {
  const found = new Map<string, Exposed>();
  for (const { rules } of intendedGroups(context).all) {
    for (const { line, type, path } of rules) {
      const exposed = type === "disallow" ? exposedBy(path) : null;
      if (exposed === null || found.has(path) || hasCause(context, line)) continue;
      found.set(path, { ...(line.value ?? line.content), ...exposed });
    }
  }
  return found;
};

// No fix: a shorter path would block more than intended, and the files on the server stay there.
export const sensitivePathExposed: Check = defineCheck({
  id: "sensitive-path-exposed",
  category: "policy",
  severity: "warning",
  summary: "Avoid rules that point at what nobody should find",
  explanation:
    "Anyone can read robots.txt, and attackers do: RFC 9309 warns that listing a path gives it away. A rule is a request to crawlers and keeps nobody out.\n\nTake backups, database dumps and keys off the server, and put admin consoles behind a login. If you still want a rule, write only a short beginning of the path. Only telling names are reported, once for the file; the usual folders of well-known systems are not. Folders for backups and database consoles are information, since they may be empty or protected; so are `/.git` and `/.env`, which everyone tries anyway.",
  sources: ["rfc9309#3"],
  bad: [
    "User-agent: *\nDisallow: /cart/\nDisallow: /backup-2019-full.sql\n",
    "User-agent: *\nDisallow: /.git/\nDisallow: /phpmyadmin/\n",
    "User-agent: *\nDisallow: /.git/\nDisallow: /.env\nDisallow: /backup/\n",
  ],
  good: [
    "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\nDisallow: /user/password/\nDisallow: /INSTALL.sqlite.txt\nDisallow: /*.sql$\nDisallow: /admin/\nDisallow: /wp-config.php\n",
  ],
  messages: {
    exposed:
      "This tells everyone where {what} may be. Rules protect nothing: remove it, or use a login.",
  },
  check(context) {
    const found = [...exposedIn(context).values()];
    // A most severe one represents all.
    const worst = found.find(({ severity }) => severity === "warning");
    const sorted = worst === undefined ? found : [worst, ...found.filter((each) => each !== worst)];
    return atFirst(sorted, atSpan, ({ what, severity }) => ({
      severity,
      message: "exposed",
      saysOthers: true,
      data: { what: EXPOSED_THINGS[what] },
    }));
  },
});
