import type { Edit, RobotsDocument } from "../../core/index.ts";
import { type StartFormatting, startFormatting } from "./beside.ts";

/**
 * Gives the edits that bring a document into the usual form; null when another one was asked about
 * meanwhile. Rejects when the formatter could not be loaded, or broke down.
 */
export type AskFormat = (document: RobotsDocument) => Promise<readonly Edit[] | null>;

/**
 * Makes what `askFormat` is; apart from tests nobody else needs to.
 *
 * @param begin starts the formatter; for tests.
 */
export const createFormatting = (begin: StartFormatting): AskFormat => {
  let resolve = (_: readonly Edit[] | null): void => {};
  let reject = (_: Error): void => {};
  let lastId = 0;
  const post = begin(
    ({ id, edits }) => {
      if (id === lastId) resolve(edits);
    },
    () => reject(new Error("The formatter is not there")),
  );
  return ({ source, encoding }) => {
    resolve(null);
    lastId += 1;
    post({ id: lastId, source, encoding });
    return new Promise((...settle) => {
      [resolve, reject] = settle;
    });
  };
};

let started: AskFormat | null = null;

/** Asks the page's formatter, which is started when it is first asked. */
export const askFormat: AskFormat = (document) => {
  started ??= createFormatting(startFormatting);
  return started(document);
};
