import {
  formatMessage,
  identify,
  type Overview,
  type OverviewAccess,
  type PolicyEffect,
  type PolicyWish,
  purposeOf,
  type RobotsDocument,
  writersOf,
} from "../../../core/index.ts";
import type { PolicyAnswer } from "../../answers/workers/policy.ts";
import { Icon } from "../../ui/Icon.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { sentenceMessages } from "../../verdicts/sentence-messages.ts";
import { changeMessages as words } from "./change-messages.ts";
import { someNames } from "./row-words.ts";

interface ChangeEffectProps {
  readonly document: RobotsDocument;
  readonly overview: Overview;
  readonly wishes: readonly PolicyWish[];
  readonly answer: PolicyAnswer;
}

const isSearch = (token: string): boolean => {
  const { crawler } = identify(token);
  return crawler !== null && purposeOf(crawler)?.id === "search";
};

/** What an effect does, in a sentence. */
const doneText = ({ access, path }: PolicyWish, changed: readonly string[]): string => {
  const names = someNames(changed);
  if (path === null) {
    const template = access === "block" ? words.blocksSite : words.opensSite;
    return formatMessage(template, { crawlers: names });
  }
  const template = access === "block" ? words.blocksPath : words.opensPath;
  return formatMessage(template, { path, crawlers: names });
};

/** Why crawlers of a wish are left as they are. */
const refusedText = (document: RobotsDocument, refused: readonly string[]): string => {
  const crawlers = someNames(refused);
  const writer = writersOf(document).find((block) => block.writer.isManaged)?.writer;
  if (writer === undefined)
    return formatMessage(words.refused, { crawlers, count: refused.length });
  return writer.where === null
    ? formatMessage(words.refusedManagedOnly, { crawlers, writer: writer.name })
    : formatMessage(words.refusedManaged, { crawlers, writer: writer.name, where: writer.where });
};

/** A line that closes a part of the site to a crawler that is to be let in; null if none does. */
const closingLine = (
  { rows, accesses }: Overview,
  { source }: RobotsDocument,
  changed: readonly string[],
): string | null => {
  const tokens = new Set(changed);
  const accessesOfChanged = rows
    .flatMap(({ crawlers }) => crawlers)
    .filter(({ token }) => tokens.has(token))
    .map(({ access }) => accesses[access] as OverviewAccess);
  const found = accessesOfChanged.find(({ openness, allowed }) => openness === "part" && allowed);
  const line = found?.lines[0];
  return line === undefined ? null : source.slice(line.from, line.to).trim();
};

const statusText = (effects: readonly PolicyEffect[], isChanged: boolean): string => {
  const outcomes = new Set(effects.map(({ outcome }) => outcome));
  if (outcomes.has("unproved")) return words.unproved;
  if (isChanged) return words.proved;
  return outcomes.has("impossible") ? words.impossible : words.provedNothing;
};

/** What a change does, and what is proved of it. */
export const ChangeEffect = ({ document, overview, wishes, answer }: ChangeEffectProps) => {
  const { effects, edits } = answer;
  const isChanged = edits.length > 0;
  return (
    <div className="change-policy__effect">
      <ul>
        {effects.map((effect, index) => {
          const wish = wishes[index];
          const { outcome, changed, refused, unreachable } = effect;
          if (wish === undefined) return null;
          const isDone = outcome === "proved" || outcome === "unproved";
          const dropped =
            isDone && wish.access === "block" && wish.path === null ? changed.filter(isSearch) : [];
          const closing =
            isDone && wish.access === "allow" && wish.path === null
              ? closingLine(overview, document, changed)
              : null;
          return (
            <li key={wish.access}>
              {isDone && (
                <p className="change-policy__done">
                  <span
                    className={
                      wish.access === "allow"
                        ? "verdict verdict--allowed"
                        : "verdict verdict--blocked"
                    }
                  >
                    <Icon name={wish.access === "allow" ? "allowed" : "blocked"} />
                  </span>
                  <UntrustedText text={doneText(wish, changed)} />
                </p>
              )}
              {closing !== null && (
                <p className="change-policy__note">
                  <UntrustedText text={formatMessage(words.opensClosed, { line: closing })} />
                </p>
              )}
              {dropped.length > 0 && (
                <p className="change-policy__alarm">
                  {formatMessage(words.closesSearch, { crawlers: someNames(dropped) })}
                </p>
              )}
              {refused.length > 0 && (
                <p className="change-policy__note">
                  <UntrustedText text={refusedText(document, refused)} />
                </p>
              )}
              {unreachable.length > 0 && (
                <p className="change-policy__note">
                  {formatMessage(words.unreachable, {
                    crawlers: someNames(unreachable),
                    count: unreachable.length,
                  })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {overview.headline.response !== null && (
        <p className="change-policy__note">{sentenceMessages.countsAtOk}</p>
      )}
      <p className="change-policy__proof" role="status">
        {statusText(effects, isChanged)}
      </p>
    </div>
  );
};
