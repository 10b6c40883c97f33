import {
  beyondRules,
  type Crawler,
  type DatedSource,
  factsOf,
  figuresSource,
  formatMessage,
  spaceAfter,
} from "../../../core/index.ts";
import { Filled } from "../../ui/Filled.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { overviewMessages as words } from "./messages.ts";

/** A link to a document that was read, with the date. */
export const SourceLink = ({ source }: { readonly source: DatedSource }) => {
  const text = formatMessage(words.datedSource, { title: source.title, date: source.read });
  return source.url === null ? (
    text
  ) : (
    <a href={source.url} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
};

/** What rules cannot do about a crawler. */
const BeyondRules = ({ crawler }: { readonly crawler: Crawler }) => {
  const found = beyondRules(crawler);
  if (found.length === 0) return null;
  return (
    <div>
      <dt>{words.beyond}</dt>
      {found.map(({ remedy, text, source }) => (
        <dd key={text}>
          <strong>{words.remedies[remedy]}</strong>
          {spaceAfter(words.remedies[remedy])}
          <WithCode text={text} />
          {source !== null && (
            <>
              {spaceAfter(text)}
              <SourceLink source={source} />
            </>
          )}
        </dd>
      ))}
    </div>
  );
};

const obeysWords = ({ obeys, ignoresGlobal }: Crawler): string =>
  obeys !== "no" && ignoresGlobal ? words.obeysNamed : words.obeysIt[obeys];

/** What is known about a crawler: who runs it, whether it obeys, and what blocking it costs. */
export const CrawlerFacts = ({ crawler }: { readonly crawler: Crawler }) => {
  const { note, costs, source, since, namedIn, closedIn } = factsOf(crawler);
  return (
    <dl className="crawler-facts">
      <div>
        <dt>{words.operator}</dt>
        <dd>{crawler.operator}</dd>
      </div>
      <div>
        <dt>{words.obeysRules}</dt>
        <dd>
          {obeysWords(crawler)}
          {source !== null && (
            <>
              {spaceAfter(obeysWords(crawler))}
              <SourceLink source={source} />
            </>
          )}
        </dd>
      </div>
      {note !== "" && (
        <div>
          <dt>{words.about}</dt>
          <dd>{note}</dd>
        </div>
      )}
      {costs !== null && (
        <div>
          <dt>{words.costs}</dt>
          <dd>{costs}</dd>
        </div>
      )}
      {namedIn !== null && closedIn !== null && (
        <div>
          <dt>{words.inFiles}</dt>
          <dd>
            <Filled
              template={words.figures}
              parts={{
                named: formatMessage(words.number, { number: namedIn }),
                closed: formatMessage(words.number, { number: closedIn }),
                source: <SourceLink source={figuresSource} />,
                licence: figuresSource.licence,
              }}
            />
          </dd>
        </div>
      )}
      {since !== null && (
        <div>
          <dt>{words.since}</dt>
          <dd>{since}</dd>
        </div>
      )}
      <BeyondRules crawler={crawler} />
    </dl>
  );
};
