import { type RefObject, useState } from "react";
import { addUrls } from "../../state/store/actions.ts";
import type { AppStore } from "../../state/store/store.ts";
import { lazyPart } from "../../ui/later.tsx";
import { PanelBoundary } from "../../ui/PanelBoundary.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";
import type { PanelServices } from "../panel.ts";
import type { OtherText } from "./PastedOther.tsx";
import { UrlEntry, type UrlEntryHandle } from "./UrlEntry.tsx";

const PastedOther = lazyPart(async () => (await import("./PastedOther.tsx")).PastedOther);

interface UrlAdderProps {
  readonly store: AppStore;
  readonly services: PanelServices;
  readonly entry: RefObject<UrlEntryHandle | null>;
}

/** The field for URLs to test, and the question what to do with other text that is pasted there. */
export const UrlAdder = ({ store, services, entry }: UrlAdderProps) => {
  const [other, setOther] = useState<OtherText | null>(null);
  const close = () => setOther(null);
  return (
    <>
      <UrlEntry store={store} ref={entry} onOther={setOther} onBulk={services.takeText} />
      {other !== null && (
        <PanelBoundary name={MESSAGES.urlsTab} inline>
          <PastedOther
            other={other}
            onTake={() => {
              close();
              if (other.content === "robots") services.openPasted(other.text);
              else services.takeText(other.text);
            }}
            onTest={() => {
              close();
              addUrls(store, other.text);
            }}
            onCancel={() => {
              close();
              entry.current?.focus();
            }}
          />
        </PanelBoundary>
      )}
    </>
  );
};
