import {
  type BeyondRule,
  beyondRules,
  type Crawler,
  crawlers,
  identify,
  purposeOf,
  type Remedy,
  spaceAfter,
} from "../../../core/index.ts";
import { WithCode } from "../../ui/WithCode.tsx";
import { SourceLink } from "./CrawlerFacts.tsx";
import { changeMessages as words } from "./change-messages.ts";
import type { Chosen } from "./choices.ts";

/** The purposes for which tags of pages are worth a word: they decide what search engines add to AI. */
const AI = new Set<string | undefined>(["ai-training", "ai-search", "ai-user"]);

interface Limit extends BeyondRule {
  readonly token: string;
}

/**
 * What rules cannot do about what is chosen: of blocked crawlers, that they may not obey or are no
 * crawlers; of search engines that stay, how their AI is kept out.
 */
const limitsOf = ({ block }: Chosen): readonly Limit[] => {
  const blocked = new Set(block);
  const known = block.flatMap((token) => identify(token).crawler ?? []);
  const isOfAi = known.some((crawler) => AI.has(purposeOf(crawler)?.id));
  const limits = (crawler: Crawler): readonly Limit[] =>
    beyondRules(crawler).map((each) => ({ ...each, token: crawler.token }));
  const tags = isOfAi ? crawlers.filter(({ token }) => !blocked.has(token)).flatMap(limits) : [];
  return [
    ...known.flatMap(limits).filter(({ remedy }) => remedy !== "page-tag"),
    ...tags.filter(({ remedy }) => remedy === "page-tag"),
  ];
};

const REMEDIES: readonly Remedy[] = ["page-tag", "header", "firewall", "token-only"];

/** Names with the sources of what is said of them. */
const Names = ({ limits }: { readonly limits: readonly Limit[] }) =>
  limits.map(({ token, source }, index) => (
    <span key={token}>
      {index > 0 && ", "}
      {source?.url === undefined || source.url === null ? (
        token
      ) : (
        <a href={source.url} target="_blank" rel="noreferrer" title={source.read}>
          {token}
        </a>
      )}
    </span>
  ));

/** What a rule cannot do, for what is chosen. */
export const ChangeLimits = ({ chosen }: { readonly chosen: Chosen }) => {
  const limits = limitsOf(chosen);
  const shown = REMEDIES.map((remedy) => ({
    remedy,
    those: limits.filter((limit) => limit.remedy === remedy),
  })).filter(({ those }) => those.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="change-policy__part" aria-label={words.limits}>
      <h3>{words.limits}</h3>
      <ul className="change-policy__limits">
        {shown.map(({ remedy, those }) => (
          <li key={remedy}>
            <strong>{words[remedy]}</strong>
            {spaceAfter(words[remedy])}
            {remedy === "firewall" ? (
              <Names limits={those} />
            ) : (
              <ul>
                {those.map(({ text, source }) => (
                  <li key={text}>
                    <WithCode text={text} />
                    {spaceAfter(text)}
                    {source !== null && <SourceLink source={source} />}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
