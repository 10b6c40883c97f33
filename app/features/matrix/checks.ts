import {
  CHECKS_FILE_NAME,
  decodeChecks,
  type ExpectedVerdict,
  encodeChecks,
  formatMessage,
  groupBy,
} from "../../../core/index.ts";
import { addUrls, type NoticeContent, notify, setExpectations } from "../../state/store/actions.ts";
import { checksOf } from "../../state/store/checks-of.ts";
import { withExpectation } from "../../state/store/expectations.ts";
import type { AppStore } from "../../state/store/store.ts";
import { saveText } from "../../ui/save.ts";
import { matrixMessages as words } from "./messages.ts";

/** Saves the expectations as a checks file for `check.mjs`. */
export const exportChecks = (store: AppStore): void =>
  saveText(CHECKS_FILE_NAME, "application/json", encodeChecks(checksOf(store.getState())));

const take = (store: AppStore, checks: readonly ExpectedVerdict[]): NoticeContent => {
  const before = store.getState().query.urls;
  addUrls(store, [...new Set(checks.map(({ text }) => text))].join("\n"));
  const byText = groupBy(checks, ({ text }) => text);
  let taken = 0;
  const urls = store.getState().query.urls.map((url) => {
    const own = byText.get(url.typed) ?? [];
    taken += own.length;
    const expectations = own.reduce(
      (all, { crawler, expected }) => withExpectation(all, crawler, expected),
      url.expectations,
    );
    return { ...url, expectations };
  });
  setExpectations(store, urls);
  return {
    tone: taken < checks.length ? "warning" : "info",
    text: formatMessage(words.imported, { count: taken, total: checks.length }),
    action: {
      label: words.undo,
      run: () =>
        store.setState(({ query }) => ({
          query: { ...query, urls: before, activeUrl: before[0]?.id ?? null },
        })),
    },
  };
};

/** Imports the expectations of a checks file, with their URLs. A notice reports the outcome. */
export const importChecks = (store: AppStore, text: string): void => {
  const decoded = decodeChecks(text);
  const notice: NoticeContent = decoded.ok
    ? take(store, decoded.checks)
    : { tone: "error", text: formatMessage(words.notImported, { reason: decoded.reason }) };
  notify(store, notice);
};
