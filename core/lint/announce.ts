import type { RobotsDocument } from "../syntax/document.ts";
import { formatList } from "../text/list.ts";
import { formatMessage } from "../text/message.ts";
import type { Diagnostic, Fix, LintResult } from "./diagnostic.ts";
import {
  blockedAfter,
  costOf,
  mayChangeRoot,
  newlyBlocked,
  prepareEffects,
} from "./fixes/fix-effects.ts";
import type { Scope } from "./fixes/pieces.ts";
import { FIX_TITLES } from "./messages.ts";

/** The most characters of excerpts read to try fixes, which bounds the time it takes. */
const MOST_READ = 5_000_000;

/** The most names listed in a title. */
const NAMED = 3;

const namesIn = (tokens: readonly string[]): string => {
  if (tokens.length <= NAMED) return formatList(tokens);
  const more = formatMessage(FIX_TITLES.more, { count: tokens.length - NAMED + 1 });
  return formatList([...tokens.slice(0, NAMED - 1), more]);
};

/** Tries fixes of a file, until its budget is used up. */
class Trial {
  private readonly document: RobotsDocument;
  private room = MOST_READ;

  constructor(document: RobotsDocument) {
    this.document = document;
  }

  /** Pays for reading an excerpt; false if the budget does not suffice. */
  private *affords({ edits }: Fix, scope: Scope): Generator<void, boolean> {
    yield* prepareEffects(this.document, scope);
    yield;
    this.room -= costOf(this.document, edits, scope);
    yield;
    return this.room >= 0;
  }

  /**
   * A fix whose title says which search crawlers it blocks, or the same fix if it blocks none; null
   * if that is not known.
   */
  *announced(fix: Fix): Generator<void, Fix | null> {
    if (!(yield* this.affords(fix, "home"))) return null;
    const names = yield* newlyBlocked(this.document, fix.edits);
    if (names.length === 0) return fix;
    if (!(yield* this.affords(fix, "site"))) return null;
    const blocked = yield* blockedAfter(this.document, fix.edits);
    const fromSite = names.filter((name) => blocked.get(name) === "site");
    const message = fromSite.length > 0 ? FIX_TITLES.blocksSite : FIX_TITLES.blocksHome;
    const tokens = fromSite.length > 0 ? fromSite : names;
    const title = formatMessage(message, { title: fix.title, names: namesIn(tokens) });
    // Blocking may not be intended, so the user has to choose.
    return { ...fix, title, kind: "suggest" };
  }
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
  const trial = new Trial(document);
  const checked: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const fixes: Fix[] = [];
    for (const fix of diagnostic.fixes) {
      const isTried = fix.kind !== "safe" && (yield* mayChangeRoot(source, fix.edits));
      const announced = isTried ? yield* trial.announced(fix) : fix;
      if (announced !== null) fixes.push(announced);
    }
    checked.push(fixes.length === 0 ? diagnostic : { ...diagnostic, fixes });
  }
  return { diagnostics: checked, suppressed };
}
