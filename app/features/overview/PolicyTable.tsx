import { useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { formatMessage, type OverviewRow, type PurposeId } from "../../../core/index.ts";
import { setCrawler } from "../../state/store/actions.ts";
import { Button } from "../../ui/Button.tsx";
import { Filled } from "../../ui/Filled.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { useRoving } from "../../ui/use-roving.ts";
import { WithCode } from "../../ui/WithCode.tsx";
import { ChoiceButtons } from "./ChoiceButtons.tsx";
import { CrawlerRow, decidingLines, State, type TableParts } from "./CrawlerRow.tsx";
import {
  choiceOfCrawler,
  choiceOfPurpose,
  choicesOf,
  chooseCrawler,
  choosePurpose,
} from "./choices.ts";
import { LineLinks } from "./DifferenceCase.tsx";
import { overviewMessages as words } from "./messages.ts";
import { detailsOf, obedienceOf, purposeName, shapeOf } from "./row-words.ts";
import "./policy.css";

/** What a purpose is also called, for which there is not always room. */
const ASIDE = / ?[(（].*[)）]$/;

/** The most crawlers of a purpose shown before the others are asked for, unless the file names more. */
const MOST_CRAWLERS = 6;

interface PurposeProps extends TableParts {
  readonly row: OverviewRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The crawler whose details are shown; null for none. */
  readonly opened: string | null;
  readonly onOpen: (token: string | null) => void;
}

const PurposeRows = ({ row, isOpen, onToggle, opened, onOpen, ...parts }: PurposeProps) => {
  const [isWhole, setWhole] = useState(false);
  const { overview, of, port } = parts;
  const { purpose, openness, crawlers } = row;
  const name = purposeName(row);
  const counted = crawlers.filter(({ counts }) => counts);
  const found = new Set(counted.map(({ access }) => access));
  const accesses = [...found].map((access) => overview.accesses[access]);
  const [only] = accesses.length === 1 ? accesses : [];
  const most = Math.max(MOST_CRAWLERS, crawlers.filter(({ isNamed }) => isNamed).length);
  const shown = isWhole ? crawlers : crawlers.slice(0, most);
  const count = crawlers.length - shown.length;
  const { text, lines, aside } = detailsOf(row, overview);
  const note = obedienceOf(row);
  // Its group lights up in the editor, and its paths are listed below the table.
  const open = (token: string) => {
    if (opened !== token) setCrawler(parts.store, token);
    onOpen(opened === token ? null : token);
  };
  const choices = useStore(choicesOf(parts.store));
  const nameId = useId();
  const controls = useRef<HTMLTableRowElement>(null);
  useRoving(controls);
  return (
    <>
      <tr ref={controls} className="policy__purpose">
        <th scope="row" className="policy__name">
          <button
            type="button"
            className="policy__toggle"
            aria-expanded={isOpen}
            disabled={crawlers.length === 0}
            onClick={onToggle}
          >
            <Icon name={isOpen ? "chevron-down" : "chevron-right"} />
            <span id={nameId}>
              {name.replace(ASIDE, "")}
              <span className="policy__name-aside">{ASIDE.exec(name)?.[0]}</span>
            </span>
          </button>
        </th>
        <td
          className="policy__state"
          title={only === undefined ? undefined : decidingLines(only, of)}
        >
          <State openness={openness} shape={shapeOf(openness, accesses)} />
        </td>
        <td className="policy__what">
          {" "}
          {lines.length > 0 && (
            <Filled
              template={words.byLines}
              parts={{ lines: <LineLinks lines={lines} port={port} /> }}
            />
          )}
          <UntrustedText text={text} />
          {aside !== "" && (
            <span className="policy__aside">
              {" · "}
              <WithCode text={aside} />
            </span>
          )}
        </td>
        <td className="policy__choose">
          {purpose !== null && crawlers.length > 0 && (
            <ChoiceButtons
              describedBy={nameId}
              chosen={choiceOfPurpose(choices, purpose)}
              onChoose={(choice) => choosePurpose(parts.store, row, choice)}
            />
          )}
        </td>
      </tr>
      {isOpen && note !== "" && (
        <tr className="policy__rest">
          <td colSpan={4} className="policy__opened policy__note">
            {note}
          </td>
        </tr>
      )}
      {isOpen &&
        shown.map((crawler) => (
          <CrawlerRow
            key={crawler.token}
            {...parts}
            crawler={crawler}
            isOpen={opened === crawler.token}
            onToggle={() => open(crawler.token)}
            chosen={crawler.token === "*" ? null : choiceOfCrawler(choices, crawler.token, purpose)}
            onChoose={(choice) => chooseCrawler(parts.store, crawler.token, purpose, choice)}
          />
        ))}
      {isOpen && count > 0 && (
        <tr className="policy__rest">
          <td colSpan={4} className="policy__opened">
            <Button small variant="quiet" onClick={() => setWhole(true)}>
              {formatMessage(words.showAll, { count })}
            </Button>
          </td>
        </tr>
      )}
    </>
  );
};

/** The purposes that are always shown. */
const ALWAYS: ReadonlySet<PurposeId | null> = new Set(["search", "ai-search", "ai-training", null]);

/** Whether a row says more than that of all other crawlers. */
const isTelling = ({ purpose, crawlers }: OverviewRow, rest: number | undefined): boolean =>
  ALWAYS.has(purpose) ||
  crawlers.some(({ isNamed, counts, access }) => isNamed && counts && access !== rest);

/** What crawlers of each purpose may crawl. A row opens to its crawlers, and those to what is known of them. */
export const PolicyTable = (parts: TableParts) => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const choices = useStore(choicesOf(parts.store));
  const { rows } = parts.overview;
  const rest = rows.at(-1)?.crawlers[0]?.access;
  const isChosen = ({ purpose, crawlers }: OverviewRow): boolean =>
    (purpose !== null && choices.purposes.has(purpose)) ||
    crawlers.some(({ token }) => choices.crawlers.has(token));
  const shown = isWhole ? rows : rows.filter((row) => isTelling(row, rest) || isChosen(row));
  const toggle = (id: string) =>
    setOpen((present) => {
      const next = new Set(present);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <table className="policy" aria-label={words.policy}>
      <colgroup>
        <col className="policy__names" />
        <col className="policy__states" />
        <col />
        <col className="policy__choices" />
      </colgroup>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.mayCrawl}</th>
          <th scope="col">{words.details}</th>
          <th scope="col">{words.choose}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => {
          const id = row.purpose ?? "";
          return (
            <PurposeRows
              key={id}
              {...parts}
              row={row}
              isOpen={open.has(id)}
              onToggle={() => toggle(id)}
              opened={opened}
              onOpen={setOpened}
            />
          );
        })}
        {(isWhole || shown.length < rows.length) && (
          <tr className="policy__rest">
            <td colSpan={4} className="policy__opened">
              <Button
                small
                variant="quiet"
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? words.fewerPurposes : words.allPurposes}
              </Button>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
