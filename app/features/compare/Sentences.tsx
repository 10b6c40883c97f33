import { useStore } from "zustand";
import { baselineOverviewOf } from "../../answers/impact.ts";
import { overviewOf } from "../../answers/overview.ts";
import type { AppStore } from "../../state/store/store.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { sentenceOf } from "../../verdicts/sentence.ts";
import { compareMessages as words } from "./messages.ts";

/** What the text did before and what it does now, each in the overview's sentence, if these differ. */
export const Sentences = ({ store }: { readonly store: AppStore }) => {
  const before = useStore(baselineOverviewOf(store)).found;
  const now = useStore(overviewOf(store)).found;
  // A response may decide whatever the text says.
  if (before === null || now === null || now.of.response !== null) return null;
  const said = sentenceOf(before.result);
  const says = sentenceOf(now.result);
  if (said === says) return null;
  return (
    <dl className="changed-sentence">
      <div>
        <dt>{words.before}</dt>
        <dd>
          <UntrustedText text={said} />
        </dd>
      </div>
      <div>
        <dt>{words.now}</dt>
        <dd>
          <UntrustedText text={says} />
        </dd>
      </div>
    </dl>
  );
};
