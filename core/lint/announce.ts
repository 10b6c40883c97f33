import type { RobotsDocument } from "../syntax/document.ts";
import { formatList } from "../text/list.ts";
import { formatMessage } from "../text/message.ts";
import type { Diagnostic, Fix, LintResult } from "./diagnostic.ts";
import { costOf, mayChangeRoot, newlyBlocked, prepareEffects } from "./fixes/fix-effects.ts";
import { FIX_MESSAGES } from "./messages.ts";

/** The most characters of excerpts read to try fixes, which bounds the time it takes. */
const MOST_READ = 5_000_000;

/** The most names listed in a title. */
const NAMED = 3;

const namesIn = (tokens: readonly string[]): string => {
  if (tokens.length <= NAMED) return formatList(tokens);
  const more = formatMessage(FIX_MESSAGES.more, { count: tokens.length - NAMED + 1 });
  return formatList([...tokens.slice(0, NAMED - 1), more]);
};

/**
 * Returns a fix whose title says which search crawlers it blocks, or the same fix if it blocks
 * none.
 */
function* announced(document: RobotsDocument, fix: Fix): Generator<void, Fix> {
  const blocked = [...(yield* newlyBlocked(document, fix.edits))];
  if (blocked.length === 0) return fix;
  const fromSite = blocked.filter(([, what]) => what === "site").map(([token]) => token);
  const message = fromSite.length > 0 ? FIX_MESSAGES.blocksSite : FIX_MESSAGES.blocksHome;
  const tokens = fromSite.length > 0 ? fromSite : blocked.map(([token]) => token);
  const title = formatMessage(message, { title: fix.title, names: namesIn(tokens) });
  // Blocking may not be intended, so the user has to choose.
  return { ...fix, title, kind: "suggest" };
}

/**
 * Adds to the title of each fix that would newly block search crawlers that it does so, in steps.
 * Safe fixes change no verdict. If a file is too long to try all fixes, untried ones that may block
 * are left out.
 */
export function* announceBlocking(
  document: RobotsDocument,
  { diagnostics, suppressed }: LintResult,
): Generator<void, LintResult> {
  const { source } = document;
  let room = MOST_READ;
  const checked: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const fixes: Fix[] = [];
    for (const fix of diagnostic.fixes) {
      const isTried = fix.kind !== "safe" && (yield* mayChangeRoot(source, fix.edits));
      if (isTried) {
        yield* prepareEffects(document);
        yield;
        room -= costOf(document, fix.edits);
        yield;
        if (room >= 0) fixes.push(yield* announced(document, fix));
      } else fixes.push(fix);
    }
    checked.push(fixes.length === 0 ? diagnostic : { ...diagnostic, fixes });
  }
  return { diagnostics: checked, suppressed };
}
