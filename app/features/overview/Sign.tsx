import { useStore } from "zustand";
import type { Overview } from "../../../core/index.ts";
import { overviewOf } from "../../answers/overview.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SeverityMark } from "../../ui/SeverityMark.tsx";

type SignName = Overview["headline"]["sign"];

/** The shape of what a file does: the words beside it say the same. */
export const Sign = ({ sign }: { readonly sign: SignName }) => (
  <span className={`sign sign--${sign}`} aria-hidden="true">
    {sign === "broken" ? (
      <SeverityMark severity="error" />
    ) : (
      <Icon name={sign === "closed" ? "blocked" : "allowed"} />
    )}
  </span>
);

/** The sign in the tab of the overview, where something is wrong. */
export const OverviewSign = ({ store }: { readonly store: AppStore }) => {
  const { found } = useStore(overviewOf(store));
  const sign = found?.result.headline.sign ?? "good";
  return sign === "good" ? null : <Sign sign={sign} />;
};
