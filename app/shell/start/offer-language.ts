import { addressIn, languageToOffer } from "../../languages/own-language.ts";
import { notify } from "../../state/store/actions.ts";
import type { AppStore } from "../../state/store/store.ts";

/** Set once a language has been offered. It must not begin like what makes a visit no first one (`theme.js`). */
const OFFERED = "robots-txt-workbench-offered-language";

/** Goes to the same place in another language; what the fragment holds is opened there. */
const go = (address: string): void => {
  const target = new URL(address, window.location.href);
  target.hash = window.location.hash;
  window.location.assign(target);
};

/** Offers the page in the browser's language, once and never again. Nothing is offered if that cannot be remembered. */
export const offerLanguage = (store: AppStore): void => {
  const language = languageToOffer(navigator.languages);
  if (language === null) return;
  try {
    if (localStorage.getItem(OFFERED) !== null) return;
    localStorage.setItem(OFFERED, language.id);
  } catch {
    return;
  }
  notify(store, {
    tone: "info",
    text: language.offer,
    action: { label: language.open, run: () => go(addressIn(language)) },
    ofPage: true,
    language: language.tag,
  });
};
