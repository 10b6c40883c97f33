import { useId, useRef, useState } from "react";
import { useStore } from "zustand";
import {
  formatMessage,
  type OverviewAccess,
  type OverviewRow,
  type PurposeId,
} from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { Button } from "../../ui/Button.tsx";
import { Filled } from "../../ui/Filled.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { useRoving } from "../../ui/use-roving.ts";
import { ChoiceButtons } from "./ChoiceButtons.tsx";
import { AreasOf, CrawlerRow, decidingLines, State, type TableParts } from "./CrawlerRow.tsx";
import {
  choiceOfCrawler,
  choiceOfPurpose,
  choicesOf,
  chooseCrawler,
  choosePurpose,
} from "./choices.ts";
import { LineLinks } from "./DifferenceCase.tsx";
import { overviewMessages as words } from "./messages.ts";
import { detailsOf, obedienceOf, purposeName } from "./row-words.ts";
import "./policy.css";

/** The most crawlers of a purpose shown before the others are asked for, unless the file names more. */
const MOST_CRAWLERS = 6;

/** The lines that decide, if the overview names all of them: of many areas each has its own. */
const DecidedBy = ({
  access: { lines, areas, allowed },
  port,
}: {
  readonly access: OverviewAccess;
  readonly port: EditorPort;
}) =>
  lines.length === 0 || lines.length < areas + Number(!allowed) ? null : (
    <span>
      <Filled
        template={words.decidedBy}
        parts={{ lines: <LineLinks lines={lines} port={port} /> }}
      />
    </span>
  );

interface PurposeProps extends TableParts {
  readonly row: OverviewRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** What is shown in detail: a crawler, or the areas of a row, by `areasId`; null for nothing. */
  readonly opened: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** The id of a row's areas among the names of crawlers, which have no number sign. */
const areasId = ({ purpose }: OverviewRow): string => `#${purpose}`;

const PurposeRows = ({ row, isOpen, onToggle, opened, onOpen, ...parts }: PurposeProps) => {
  const [isWhole, setWhole] = useState(false);
  const { overview, of, port } = parts;
  const { purpose, openness, crawlers } = row;
  const name = purposeName(row);
  const [first, ...others] = crawlers.filter(({ counts }) => counts);
  const isAlike = first !== undefined && others.every(({ access }) => access === first.access);
  const only = isAlike ? overview.accesses[first.access] : undefined;
  const most = Math.max(MOST_CRAWLERS, crawlers.filter(({ isNamed }) => isNamed).length);
  const shown = isWhole ? crawlers : crawlers.slice(0, most);
  const count = crawlers.length - shown.length;
  const { areas, who } = detailsOf(row, overview);
  const toggle = (id: string) => onOpen(opened === id ? null : id);
  const choices = useStore(choicesOf(parts.store));
  const nameId = useId();
  const controls = useRef<HTMLTableRowElement>(null);
  useRoving(controls);
  const hasAreas = first !== undefined && opened === areasId(row);
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
            <span id={nameId}>{name}</span>
          </button>
        </th>
        <td
          className="policy__state"
          title={only === undefined ? undefined : decidingLines(only, of)}
        >
          <State openness={openness} />
        </td>
        <td className="policy__what">
          {areas !== "" && (
            <button
              type="button"
              className="link policy__areas"
              aria-expanded={hasAreas}
              onClick={() => toggle(areasId(row))}
            >
              {areas}
            </button>
          )}{" "}
          <span className={areas === "" ? undefined : "policy__also"}>
            <UntrustedText text={who} />
          </span>
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
      {hasAreas && (
        <tr className="policy__rest">
          <td colSpan={4} className="policy__opened">
            <AreasOf {...parts} crawler={first} />
          </td>
        </tr>
      )}
      {isOpen && (
        <tr className="policy__rest">
          <td colSpan={4} className="policy__opened policy__note">
            {only !== undefined && <DecidedBy access={only} port={port} />} {obedienceOf(row)}
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
            onToggle={() => toggle(crawler.token)}
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

/** What crawlers of each purpose may crawl. A row opens to its crawlers, and those to their areas. */
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
