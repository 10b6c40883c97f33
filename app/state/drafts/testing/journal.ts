import { memory } from "../../preferences/testing/storage.ts";
import { createJournal, type Journal } from "../journal.ts";

/** The journal of an empty browser. */
export const emptyJournal = (): Journal => createJournal(memory().storage);
