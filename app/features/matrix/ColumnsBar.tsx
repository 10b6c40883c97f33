import {
  crawlerBeginningWith,
  crawlers,
  formatMessage,
  identify,
  similarCrawler,
} from "../../../core/index.ts";
import { notify, setCrawlers } from "../../state/store/actions.ts";
import { PRESET_NAMES } from "../../state/store/messages.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { type Preset, presetCrawlers, tableCrawlers } from "../../state/store/table.ts";
import { NameList } from "../../ui/NameList.tsx";
import { Popup } from "../../ui/Popup.tsx";
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

const KNOWN = crawlers.map(({ token }) => token);

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
  const add = (name: string) => {
    const begun = crawlerBeginningWith(name);
    setCrawlers(store, [...present, begun ?? name]);
    if (begun !== null || identify(name).crawler !== null) return;
    const text = formatMessage(words.unknownName, { name });
    const similar = similarCrawler(name);
    const run = () => setCrawlers(store, [...present, similar ?? name]);
    const label = formatMessage(words.instead, { crawler: similar ?? "" });
    notify(store, { tone: "info", text, action: similar === null ? null : { label, run } });
  };
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
      <Popup label={formatMessage(words.shown, { count: present.length })}>
        {() => (
          <div className="matrix__chosen">
            <NameList
              names={present}
              known={KNOWN}
              shown={crawlerName}
              onAdd={add}
              onRemove={(name) =>
                setCrawlers(
                  store,
                  present.filter((one) => one !== name),
                )
              }
            />
          </div>
        )}
      </Popup>
    </>
  );
};
