import { useCallback, useEffect, useRef, useState } from "react";
import { showInAddress } from "../features/share/address.ts";

/** The fragment of a check's page: `#rule/directive-typo`. */
const ADDRESS = /^#?rule\/([\w-]+)$/;

/** The id of the check whose page an address names; null for any other address. */
export const ruleIn = (fragment: string): string | null => ADDRESS.exec(fragment)?.[1] ?? null;

/** The current fragment; empty if there is no window, as in the build. */
const addressNow = (): string => (typeof window === "undefined" ? "" : window.location.hash);

/** The check whose page is shown, with a function to show another or none. */
export interface RulePageState {
  readonly ruleId: string | null;
  readonly show: (ruleId: string) => void;
  readonly close: () => void;
}

/**
 * Keeps the visible page of a check and the address in sync, so that the address can be copied and
 * a link to `#rule/…` opens the page. Closing the page restores the previous fragment.
 */
export const useRulePage = (): RulePageState => {
  const [ruleId, setRuleId] = useState(() => ruleIn(addressNow()));
  const before = useRef("");
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const follow = () => setRuleId(ruleIn(window.location.hash));
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  const show = useCallback((id: string) => {
    const { hash } = window.location;
    if (ruleIn(hash) === null) {
      before.current = hash;
      opener.current = document.activeElement;
    }
    showInAddress(window, `rule/${id}`);
    setRuleId(id);
  }, []);
  const close = useCallback(() => {
    if (ruleIn(window.location.hash) !== null) showInAddress(window, before.current.slice(1));
    before.current = "";
    setRuleId(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, []);
  return { ruleId, show, close };
};
