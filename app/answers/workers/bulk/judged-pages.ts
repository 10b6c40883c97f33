import {
  type Consultation,
  outcome,
  type PageInput,
  type PageTags,
  readSignals,
} from "../../../../core/index.ts";
import { requestedUrl } from "../../../urls/normalise-typed.ts";
import type { ReadPage } from "../read-page.ts";
import { type HiddenNoindex, MOST_KEPT, type PageTotals } from "./messages.ts";

/** How many blocked pages with a noindex are listed. */
const MOST_LISTED = 200;

/** The pages of a run, kept so that they can be judged again. */
export class JudgedPages {
  private readonly kept: PageInput[] = [];
  private left = 0;
  private readonly time: number;

  /** @param time for which dates are judged, in milliseconds since 1970. */
  constructor(time: number) {
    this.time = time;
  }

  /** Keeps a page, without what it loads. */
  add(url: string, { status, headers, tags }: ReadPage): void {
    if (this.kept.length >= MOST_KEPT.pages) {
      this.left++;
      return;
    }
    const own: PageTags | null = tags && { ...tags, resources: [] };
    this.kept.push({ url: requestedUrl(url), status, headers, tags: own, time: this.time });
  }

  /** How many pages are blocked with a noindex inside; null if there are no pages. */
  totals(consultations: readonly Consultation[]): PageTotals | null {
    const { kept, left } = this;
    if (kept.length === 0) return null;
    const hidden = kept.flatMap((page) => hiddenIn(page, consultations) ?? []);
    const examples = hidden.slice(0, MOST_LISTED);
    return { count: kept.length + left, hidden: hidden.length, examples, left };
  }
}

/** The first crawler that does not read a page's noindex because the page is blocked; null for none. */
const hiddenIn = (
  page: PageInput,
  consultations: readonly Consultation[],
): HiddenNoindex | null => {
  const signals = readSignals(page);
  if (signals.rules.length === 0) return null;
  for (const consultation of consultations) {
    const { token } = consultation.crawler;
    const { trap } = outcome(consultation, signals, token);
    if (trap?.kind === "unread") return { url: page.url, crawler: token, line: trap.line ?? 0 };
  }
  return null;
};
