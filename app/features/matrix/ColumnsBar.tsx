import { formatMessage } from "../../../core/index.ts";
import { setCrawlers } from "../../state/store/actions.ts";
import { PRESET_NAMES } from "../../state/store/messages.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { type Preset, presetCrawlers, tableCrawlers } from "../../state/store/table.ts";
import { CrawlersField } from "../../verdicts/CrawlersField.tsx";
import { crawlerName } from "./cell-words.ts";
import { matrixMessages as words } from "./messages.ts";

const PRESETS = [
  "search",
  "ai-training",
  "ai-search",
  "ai-user",
  "ai-agent",
  "data-provider",
  "seo",
  "named",
  "other",
] as const satisfies readonly Preset[];

const OWN = "own";

/** The preset that matches the current crawlers; `OWN` if they were chosen one by one. */
const presetOf = (state: AppState): Preset | typeof OWN => {
  const present = tableCrawlers(state).join("\n");
  return PRESETS.find((preset) => presetCrawlers(preset, state).join("\n") === present) ?? OWN;
};

interface ColumnsBarProps {
  readonly store: AppStore;
  readonly state: AppState;
}

/** Selects the table's crawlers: a preset, or others by name. */
export const ColumnsBar = ({ store, state }: ColumnsBarProps) => {
  const present = tableCrawlers(state);
  return (
    <>
      <label className="matrix__field">
        <span className="matrix__presets">{words.presets}</span>
        <select
          value={presetOf(state)}
          onChange={({ target }) => {
            const preset = PRESETS.find((one) => one === target.value);
            if (preset !== undefined) setCrawlers(store, presetCrawlers(preset, store.getState()));
          }}
        >
          <option value={OWN} disabled>
            {words.ownChoice}
          </option>
          {PRESETS.map((preset) => (
            <option
              key={preset}
              value={preset}
              disabled={presetCrawlers(preset, state).length === 0}
            >
              {PRESET_NAMES[preset]}
            </option>
          ))}
        </select>
      </label>
      <CrawlersField
        label={formatMessage(words.shown, { count: present.length })}
        names={present}
        shown={crawlerName}
        onChange={(names) => setCrawlers(store, names)}
      />
    </>
  );
};
