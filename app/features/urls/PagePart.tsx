import { useState } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../../core/index.ts";
import { isLongPage, readPages } from "../../answers/pages.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { normalisedOf } from "../../state/store/derive.ts";
import { MAX_PAGES } from "../../state/store/limits.ts";
import { setPage } from "../../state/store/page-actions.ts";
import type { TestUrl } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { lazyPart } from "../../ui/later.tsx";
import { PanelBoundary } from "../../ui/PanelBoundary.tsx";
import { pageMessages as words } from "./page-messages.ts";

const PageAnswers = lazyPart(async () => (await import("./PageAnswers.tsx")).PageAnswers);

/** A text that is not kept as it is: its first characters tell. */
const isToBeRead = (text: string): boolean => isLongPage(text) || /^\s*\{/.test(text);

/** A text that was typed and is not kept yet, and what is said about it. */
interface Typed {
  readonly text: string | null;
  readonly said: string;
}

const NOTHING_TYPED: Typed = { text: null, said: "" };

interface PagePartProps {
  readonly id: TestUrl["id"];
  readonly store: AppStore;
  readonly port: EditorPort;
}

/** What the page itself says to crawlers: pasted headers or HTML, and what may happen by them. */
export const PagePart = ({ id, store, port }: PagePartProps) => {
  const testUrl = useStore(store, ({ query }) => query.urls.find((url) => url.id === id));
  const { page = "" } = testUrl ?? {};
  const [typed, setTyped] = useState(NOTHING_TYPED);

  const keep = (text: string, said: string) =>
    setTyped(
      setPage(store, id, text)
        ? { text: null, said }
        : { text, said: formatMessage(words.tooMany, { most: MAX_PAGES }) },
    );
  /** Keeps of a long text, or of an archive, what crawlers look at. */
  const read = async (text: string) => {
    setTyped({ text, said: words.reading });
    const found = await readPages([text]).catch(() => undefined);
    if (found === null) return;
    const own = testUrl === undefined ? "" : normalisedOf(testUrl).url;
    const chosen = found?.find(({ named }) => named === own) ?? found?.[0];
    if (chosen === undefined) setTyped({ text, said: words.notRead });
    else keep(chosen.text, chosen.isShortened ? words.shortened : "");
  };
  const shown = typed.text ?? page;
  return (
    <>
      <dt>{words.page}</dt>
      <dd>
        <section aria-label={words.page} className="page">
          <textarea
            className={shown === "" ? "field page__text" : "field page__text page__text--filled"}
            aria-label={words.field}
            placeholder={words.hint}
            rows={1}
            spellCheck={false}
            autoCapitalize="off"
            value={shown}
            onChange={({ currentTarget: { value } }) => {
              if (isToBeRead(value)) void read(value);
              else keep(value, "");
            }}
          />
          {typed.said !== "" && <p role="status">{typed.said}</p>}
          {page !== "" && (
            <PanelBoundary name={words.page} inline>
              <PageAnswers id={id} store={store} port={port} />
            </PanelBoundary>
          )}
        </section>
      </dd>
    </>
  );
};
