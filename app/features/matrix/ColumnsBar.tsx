import { useState } from "react";
import { formatMessage, crawlers as known, visibleText } from "../../../core/index.ts";
import { setCrawlers } from "../../state/store/actions.ts";
import { PRESET_NAMES } from "../../state/store/messages.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { type Preset, presetCrawlers, tableCrawlers } from "../../state/store/table.ts";
import { Button } from "../../ui/Button.tsx";
import { isComposing } from "../../ui/composing.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { crawlerName } from "./cell-words.ts";
import { matrixMessages as words } from "./messages.ts";

const PRESETS = [
  "search",
  "ai-training",
  "ai-search",
  "ai-user",
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

/** Selects the table's crawlers: a preset, or others by name. */
export const ColumnsBar = ({
  store,
  state,
}: {
  readonly store: AppStore;
  readonly state: AppState;
}) => {
  const [typed, setTyped] = useState("");
  const present = tableCrawlers(state);
  const add = () => {
    if (typed.trim() !== "") setCrawlers(store, [...present, typed.trim()]);
    setTyped("");
  };
  return (
    <>
      <label className="matrix__field">
        {words.presets}
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
      <span className="matrix__add">
        <input
          type="text"
          list="matrix-crawlers"
          aria-label={words.addName}
          placeholder={words.addName}
          value={typed}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !isComposing(event)) add();
          }}
        />
        <datalist id="matrix-crawlers">
          {known.map(({ token }) => (
            <option key={token} value={token} />
          ))}
        </datalist>
        <Button small onClick={add}>
          {words.add}
        </Button>
      </span>
      <details className="matrix__chosen">
        <summary>{formatMessage(words.shown, { count: present.length })}</summary>
        <ul>
          {present.map((crawler) => (
            <li key={crawler}>
              <UntrustedText text={crawlerName(crawler)} />
              <Button
                variant="quiet"
                small
                icon="close"
                aria-label={formatMessage(words.removeColumn, {
                  crawler: visibleText(crawlerName(crawler)),
                })}
                disabled={present.length === 1}
                onClick={() =>
                  setCrawlers(
                    store,
                    present.filter((one) => one !== crawler),
                  )
                }
              />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
};
