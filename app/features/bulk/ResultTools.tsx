import { type ReactNode, useState } from "react";
import { formatMessage, sentences, visibleText } from "../../../core/index.ts";
import type { RowFilter } from "../../answers/workers/bulk/messages.ts";
import { addList, notify, removeUrls } from "../../state/store/actions.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { FilterField } from "../../ui/FilterField.tsx";
import { saveBlob } from "../../ui/save.ts";
import { MESSAGES as VERDICT_WORDS } from "../../verdicts/messages.ts";
import type { PanelServices } from "../panel.ts";
import type { Bulk } from "./bulk-store.ts";
import { MESSAGES } from "./messages.ts";

interface ResultToolsProps {
  readonly store: AppStore;
  readonly bulk: Bulk;
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  /** Shows another tab. */
  readonly onShow: PanelServices["show"];
  /** How many rows there are. */
  readonly children: ReactNode;
}

/** A filter that is set apart from search and verdict, and how to remove it. */
const narrowings = ({
  within,
  line,
  crawler,
}: RowFilter): readonly { readonly text: string; readonly without: Partial<RowFilter> }[] => [
  ...(within === ""
    ? []
    : [{ text: formatMessage(MESSAGES.within, { folder: within }), without: { within: "" } }]),
  ...(line === null
    ? []
    : [
        {
          text: line === 0 ? MESSAGES.byNoRule : formatMessage(MESSAGES.byLine, { line }),
          without: { line: null },
        },
      ]),
  ...(crawler === null
    ? []
    : [{ text: formatMessage(MESSAGES.forOne, { crawler }), without: { crawler: null } }]),
];

/** The orders that rows can be sorted in, by the type of list. */
const ORDERS: Readonly<Record<RowFilter["list"], readonly RowFilter["order"][]>> = {
  urls: ["input", "url"],
  log: ["input", "url", "count", "sum"],
};

const orderName = (order: RowFilter["order"], list: RowFilter["list"]): string =>
  order === "input" ? MESSAGES.orders.input[list] : MESSAGES.orders[order];

const Select = (props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}) => (
  <select
    className="bulk__select"
    aria-label={props.label}
    value={props.value}
    onChange={(event) => props.onChange(event.target.value)}
  >
    {props.children}
  </select>
);

/** The controls that search, filter, sort and save the results. */
export const ResultTools = (props: ResultToolsProps) => {
  const { store, bulk, filter, onFilter, onShow, children } = props;
  const [isSaving, setSaving] = useState(false);
  const set = (change: Partial<RowFilter>): void => onFilter({ ...filter, ...change });
  const saveAs = async (form: "csv" | "json"): Promise<void> => {
    setSaving(true);
    const saved = await bulk.save({ filter, form });
    setSaving(false);
    if (saved !== null) saveBlob(`robots-results.${form}`, saved.file);
  };
  const toMatrix = async (): Promise<void> => {
    setSaving(true);
    const saved = await bulk.save({ filter, form: "urls" });
    setSaving(false);
    if (saved === null) return;
    const { added, leftOut } = addList(store, await saved.file.text(), saved.left);
    const count = added.length;
    const run = (): void => {
      removeUrls(
        store,
        added.map(({ id }) => id),
      );
      onShow("bulk");
    };
    onShow("matrix");
    notify(store, {
      tone: leftOut === "" ? "info" : "warning",
      text: sentences(formatMessage(MESSAGES.inMatrix, { count }), leftOut),
      action: count === 0 ? null : { label: VERDICT_WORDS.undo, run },
      ofStep: true,
    });
  };
  return (
    <div className="bulk__tools">
      <FilterField
        label={MESSAGES.search}
        hint={MESSAGES.searchHint}
        value={filter.search}
        onChange={(search) => set({ search })}
      />
      <Select
        label={MESSAGES.filter}
        value={filter.verdict}
        onChange={(verdict) => set({ verdict: verdict as RowFilter["verdict"] })}
      >
        <option value="any">{MESSAGES.anyVerdict}</option>
        <option value="blocked">{MESSAGES.blocked}</option>
        <option value="allowed">{MESSAGES.allowed}</option>
      </Select>
      <Select
        label={MESSAGES.order}
        value={filter.order}
        onChange={(order) =>
          set({
            order: order as RowFilter["order"],
            descending: order === "count" || order === "sum",
          })
        }
      >
        {ORDERS[filter.list].map((order) => (
          <option key={order} value={order}>
            {orderName(order, filter.list)}
          </option>
        ))}
      </Select>
      <Button small disabled={isSaving} onClick={() => void saveAs("csv")}>
        {MESSAGES.saveCsv}
      </Button>
      <Button small disabled={isSaving} onClick={() => void saveAs("json")}>
        {MESSAGES.saveJson}
      </Button>
      <Button
        small
        disabled={isSaving}
        title={MESSAGES.toMatrixAbout}
        onClick={() => void toMatrix()}
      >
        {MESSAGES.toMatrix}
      </Button>
      {narrowings(filter).map(({ text, without }) => (
        <Button
          key={text}
          small
          icon="close"
          aria-label={formatMessage(MESSAGES.removeFilter, { filter: visibleText(text) })}
          onClick={() => set(without)}
        >
          {text}
        </Button>
      ))}
      <span className="bulk__faint">{children}</span>
    </div>
  );
};
