import { useRef, useState } from "react";
import { useStore } from "zustand";
import { formatMessage, sentences } from "../../../core/index.ts";
import { notify } from "../../state/store/actions.ts";
import { MAX_MATRIX_URLS } from "../../state/store/limits.ts";
import type { AppStore } from "../../state/store/store.ts";
import { setFurtherUrls } from "../../state/store/table.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ListField } from "../../ui/ListField.tsx";
import { later } from "../../ui/later.tsx";
import { matrixMessages as words } from "./messages.ts";

const addressesModule = later(() => import("../../intake/addresses.ts"));

/** Longer lists are not shown in the field. */
const LONG_LIST = 500;

interface FurtherUrlsProps {
  readonly store: AppStore;
  readonly onClose: () => void;
}

/** The dialog that adds a separate list of URLs to the table. */
export const FurtherUrls = ({ store, onClose }: FurtherUrlsProps) => {
  const urls = useStore(store, ({ furtherUrls }) => furtherUrls);
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState("");
  const take = async (text: string) => {
    const part = await addressesModule().catch(() => null);
    const found = await part?.addressesIn(text, MAX_MATRIX_URLS);
    if (found === undefined) {
      setMessage(words.furtherMissing);
      return;
    }
    const { addresses, more, unread, kind } = found;
    if (addresses.length === 0 && text.trim() !== "") {
      setMessage(formatMessage(words.furtherOther, { kind }));
      return;
    }
    const { taken, left } = setFurtherUrls(store, addresses.join("\n"));
    const count = left + more;
    const said = sentences(
      count > 0 && formatMessage(words.furtherCut, { count, most: MAX_MATRIX_URLS, taken }),
      unread > 0 && formatMessage(words.furtherUnread, { count: unread }),
    );
    if (said !== "") notify(store, { tone: "warning", text: said });
    onClose();
  };
  // Thousands of lines in a field would block the page.
  const isLong = urls.length > LONG_LIST;
  return (
    <Dialog title={words.furtherTitle} onClose={onClose} first={field}>
      <p>{formatMessage(words.furtherAbout, { most: MAX_MATRIX_URLS })}</p>
      <ListField
        ref={field}
        className="matrix__list"
        label={words.furtherField}
        rows={10}
        text={isLong ? "" : urls.map(({ typed }) => typed).join("\n")}
        // It is taken at once.
        onLongPaste={(text) => void take(text)}
      />
      <p role="alert">{message}</p>
      <p className="matrix__actions">
        <Button variant="primary" onClick={() => void take(field.current?.value ?? "")}>
          {words.furtherTake}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </p>
    </Dialog>
  );
};

/** How many further URLs the table has, with a button that removes them. */
export const FurtherCount = ({ store }: { readonly store: AppStore }) => {
  const { length: count } = useStore(store, ({ furtherUrls }) => furtherUrls);
  if (count === 0) return null;
  return (
    <span className="matrix__further">
      {formatMessage(words.furtherCount, { count })}
      <Button
        variant="quiet"
        small
        icon="close"
        aria-label={words.furtherRemove}
        onClick={() => setFurtherUrls(store, "")}
      />
    </span>
  );
};
