import { formatMessage } from "../../../core/index.ts";
import { notify } from "../../state/store/actions.ts";
import { testedUrlsOf } from "../../state/store/derive.ts";
import type { AppStore } from "../../state/store/store.ts";
import { accessMessages as words } from "./access-messages.ts";
import type { OverviewActions } from "./overview-actions.ts";

/** Adds the URL of a path to those under test, and says its verdict. */
export const testPath = (store: AppStore, actions: OverviewActions, url: string): void => {
  const isNew = actions.onTest(url);
  const state = store.getState();
  const tested = testedUrlsOf(state).find(({ testUrl }) => testUrl.id === state.query.activeUrl);
  if (tested === undefined) return;
  const { allowed, rule } = tested;
  const verdict =
    rule === null
      ? allowed
        ? words.allowedByNone
        : words.blockedByNone
      : formatMessage(allowed ? words.allowedBy : words.blockedBy, { line: rule.line });
  const text = formatMessage(isNew ? words.added : words.known, { verdict });
  const action = { label: words.showUrls, run: () => actions.onShow("urls") };
  notify(store, { tone: "info", text, action });
};
