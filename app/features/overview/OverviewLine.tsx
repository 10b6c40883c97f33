import { useStore } from "zustand";
import { overviewOf } from "../../answers/overview.ts";
import type { AppStore } from "../../state/store/store.ts";
import { useNarrow } from "../../ui/narrow.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";
import { sentenceOf } from "../../verdicts/sentence.ts";
import { Sign } from "./Sign.tsx";

const Sentence = ({ store }: { readonly store: AppStore }) => {
  const { found } = useStore(overviewOf(store));
  if (found === null) return MESSAGES.noneTested;
  return (
    <>
      <Sign sign={found.result.headline.sign} /> <UntrustedText text={sentenceOf(found.result)} />
    </>
  );
};

/** What the file does in one line, on a phone, where the overview is in another view than the file. */
export const OverviewLine = ({ store }: { readonly store: AppStore }) =>
  useNarrow() ? <Sentence store={store} /> : null;
