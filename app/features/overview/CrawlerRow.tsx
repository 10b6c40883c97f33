import { useId, useRef } from "react";
import {
  dialects,
  formatMessage,
  formatUnits,
  identify,
  type Openness,
  type Overview,
  type OverviewAccess,
  type OverviewCrawler,
  visibleText,
} from "../../../core/index.ts";
import { crawlerPageOf } from "../../../core/service/index.ts";
import type { OverviewInputs } from "../../answers/overview.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { useRoving } from "../../ui/use-roving.ts";
import { WithCode } from "../../ui/WithCode.tsx";
import { ChoiceButtons } from "./ChoiceButtons.tsx";
import { CrawlerFacts } from "./CrawlerFacts.tsx";
import type { Choice } from "./choices.ts";
import { overviewMessages as words } from "./messages.ts";
import type { OverviewActions } from "./overview-actions.ts";
import { crawlerWords, nameOf, type StateShape, shapeOf } from "./row-words.ts";

/** The most characters of a line shown on hover. */
const LONGEST_LINE = 80;

const ICONS: Readonly<Record<StateShape, IconName>> = {
  open: "allowed",
  "part-open": "part-open",
  part: "part",
  "part-closed": "part-closed",
  closed: "blocked",
};

interface StateProps {
  readonly openness: Openness;
  readonly shape: StateShape;
}

/** How much may be crawled, as a word with its own shape and colour. */
export const State = ({ openness, shape }: StateProps) => (
  <span className={`openness openness--${shape}`}>
    <Icon name={ICONS[shape]} />
    <span>{words.openness[openness]}</span>
  </span>
);

export interface TableParts {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly actions: OverviewActions;
  readonly of: OverviewInputs;
  readonly overview: Overview;
}

/** The deciding lines as text, for a tooltip; undefined if no rule decides. */
export const decidingLines = ({ lines }: OverviewAccess, { document }: OverviewInputs) =>
  lines.length === 0
    ? undefined
    : lines
        .map(({ line, from, to }) => {
          const text = visibleText(document.source.slice(from, to).trim().slice(0, LONGEST_LINE));
          return formatMessage(words.lineText, { line, text });
        })
        .join("\n");

const FollowedGroup = ({
  access,
  token,
  port,
}: {
  readonly access: OverviewAccess;
  readonly token: string;
  readonly port: EditorPort;
}) => {
  const { group, isNamed } = access;
  if (group === null) return words.followsNone;
  const template = token !== "*" && isNamed ? words.followsNamed : words.followsStar;
  const [before = "", after = ""] = template.split("{line}");
  return (
    <>
      <WithCode text={before} />
      <button type="button" className="link" onClick={() => port.reveal(group)}>
        {formatMessage(words.line, { line: group.line })}
      </button>
      {after}
    </>
  );
};

interface CrawlerProps extends TableParts {
  readonly crawler: OverviewCrawler;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** What is chosen for it; null for what nobody can choose for. */
  readonly chosen: Choice | null;
  readonly onChoose: (choice: Choice) => void;
}

/** What there is to know about one crawler: its group, and its operator's words. */
const CrawlerDetails = (props: CrawlerProps) => {
  const { crawler, port, actions, overview } = props;
  const { token } = crawler;
  const access = overview.accesses[crawler.access] as OverviewAccess;
  const { crawler: known } = identify(token);
  const reader = dialects[access.reader].name;
  return (
    <div className="policy__details">
      <p className="policy__facts">
        <span>
          <FollowedGroup access={access} token={token} port={port} />
        </span>
        <button
          type="button"
          className="link"
          aria-haspopup="dialog"
          onClick={() => actions.onReads(access.reader)}
        >
          {formatMessage(words.howItReads, { reader })}
        </button>
        {known !== null && (
          <a href={crawlerPageOf(known.token)} target="_blank" rel="noreferrer">
            {formatMessage(words.morePage, { crawler: known.token })}
          </a>
        )}
      </p>
      {known !== null && <CrawlerFacts crawler={known} />}
    </div>
  );
};

/** A crawler of a purpose; the row opens to its details. */
export const CrawlerRow = (props: CrawlerProps) => {
  const { crawler, overview, of, isOpen, onToggle, chosen, onChoose } = props;
  const id = useId();
  const controls = useRef<HTMLTableRowElement>(null);
  useRoving(controls);
  const access = overview.accesses[crawler.access] as OverviewAccess;
  const operator = identify(crawler.token).crawler?.operator;
  return (
    <>
      <tr ref={controls} className="policy__crawler">
        <th scope="row" className="policy__name">
          <button
            type="button"
            className="policy__toggle"
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            <Icon name={isOpen ? "chevron-down" : "chevron-right"} />
            <span id={id}>
              <UntrustedText text={nameOf(crawler)} />
            </span>
          </button>
        </th>
        <td className="policy__state" title={decidingLines(access, of)}>
          <State openness={access.openness} shape={shapeOf(access.openness, [access])} />
        </td>
        <td className="policy__what">
          {formatUnits([crawlerWords(crawler, overview), operator ?? ""].filter(Boolean))}
        </td>
        <td className="policy__choose">
          {chosen !== null && (
            <ChoiceButtons describedBy={id} chosen={chosen} onChoose={onChoose} />
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className="policy__rest">
          <td colSpan={4} className="policy__opened">
            <CrawlerDetails {...props} />
          </td>
        </tr>
      )}
    </>
  );
};
