import { notify } from "../store/actions.ts";
import type { AppStore } from "../store/store.ts";
import { draftMessages } from "./messages.ts";

/**
 * Does something with a part of the page that loads later, and waits until that is done. If the part
 * cannot be loaded, a notice says so and offers to try again.
 */
export const withModule = async <Part>(
  store: AppStore,
  load: () => Promise<Part>,
  use: (part: Part) => unknown,
): Promise<void> => {
  const part = await load().catch(() => null);
  if (part !== null) {
    await use(part);
    return;
  }
  const run = (): void => void withModule(store, load, use);
  const action = { label: draftMessages.retry, run };
  notify(store, { tone: "warning", text: draftMessages.partMissing, action });
};
