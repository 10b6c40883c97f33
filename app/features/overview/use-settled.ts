import { useEffect, useState } from "react";
import { memo } from "../../../core/index.ts";
import type { AppStore } from "../../state/store/store.ts";

/** Milliseconds without a key after which a text is read out. */
const PAUSE = 1500;

/** The text that was read out last, or that was there at first. */
const lastOf = memo((_store: AppStore): { text: string | null } => ({ text: null }));

/** A text once it has changed, and no key was pressed for a while; empty before. */
export const useSettled = (store: AppStore, text: string): string => {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const last = lastOf(store);
    last.text ??= text;
    if (text === last.text) return;
    const say = () => {
      last.text = text;
      setSaid(text);
    };
    let timer = setTimeout(say, PAUSE);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(say, PAUSE);
    };
    window.addEventListener("keydown", wait, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", wait, true);
    };
  }, [store, text]);
  return said;
};
