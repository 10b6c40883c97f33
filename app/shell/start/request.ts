import { formatMessage } from "../../../core/index.ts";
import { draftOfExample, type Example } from "../../features/examples/example.ts";
import { IS_ANCHOR } from "../../features/share/address.ts";
import type { DecodeResult } from "../../features/share/codec.ts";
import { isPrefill, prefilledState, readPrefill } from "../../features/share/prefill.ts";
import { prefillMessages } from "../../features/share/prefill-messages.ts";
import { type Draft, draftOfShared } from "../../state/drafts/draft.ts";
import { startMessages } from "./messages.ts";

/** What an address requests. */
export type Request =
  /** Nothing: no fragment, or not one of the app's. */
  | { readonly kind: "nothing" }
  | { readonly kind: "draft"; readonly draft: Draft; readonly said: string }
  /** Something that cannot be opened, with the reason in the user's words. */
  | { readonly kind: "broken"; readonly message: string };

/** How to load what an address refers to; each loads its own chunk. */
export interface Loaders {
  readonly decode: (fragment: string) => Promise<DecodeResult>;
  readonly examples: () => Promise<readonly Example[]>;
  readonly files: () => Promise<
    Pick<typeof import("../../features/files/index.ts"), "download" | "readAnswer" | "responseOf">
  >;
  readonly oldDrafts: () => Promise<
    typeof import("../../state/drafts/old-drafts.ts").moveOldDrafts
  >;
}

export const LOADERS: Loaders = {
  decode: async (fragment) => (await import("../../features/share/index.ts")).decodeShare(fragment),
  examples: async () => (await import("../../features/examples/index.ts")).examples,
  files: () => import("../../features/files/index.ts"),
  oldDrafts: async () => (await import("../../state/drafts/old-drafts.ts")).moveOldDrafts,
};

const NOTHING: Request = { kind: "nothing" };

const broken = (message: string): Request => ({ kind: "broken", message });

const requestExample = async (id: string, { examples }: Loaders): Promise<Request> => {
  const example = (await examples()).find((one) => one.id === id);
  if (example === undefined) {
    return broken(startMessages.noSuchExample);
  }
  const said = formatMessage(startMessages.openedExample, { title: example.title });
  return { kind: "draft", draft: draftOfExample(example), said };
};

const requestLink = async (fragment: string, { decode }: Loaders): Promise<Request> => {
  const result = await decode(fragment);
  if (!result.ok) return broken(result.message);
  return {
    kind: "draft",
    draft: draftOfShared(result.value, startMessages.sharedFile),
    said: startMessages.openedLink,
  };
};

/** The HTTP response of headers printed by `curl -i`; no fields if the text is not that. */
const responseIn = async (
  head: string,
  files: Loaders["files"],
): Promise<Pick<Draft, "response">> => {
  const { readAnswer, responseOf } = await files();
  const answer = readAnswer(head);
  return answer === null ? {} : { response: responseOf(answer) };
};

/**
 * Values that another program put into the address: file, URLs, crawler, and the response headers.
 */
const requestPrefill = async (fragment: string, { files }: Loaders): Promise<Request> => {
  const prefill = readPrefill(fragment);
  const shared = prefilledState(prefill);
  const response = prefill.response === "" ? {} : await responseIn(prefill.response, files);
  return {
    kind: "draft",
    draft: draftOfShared({ ...shared, ...response }, prefillMessages.name),
    said: prefillMessages.said,
  };
};

/** Reverts the escapes of programs that escape a whole fragment. */
const plain = (fragment: string): string =>
  fragment.replace(/%2f/gi, "/").replace(/%2e/gi, ".").replace(/^#/, "");

/**
 * Determines what an address requests. Never rejects: what cannot be loaded is a broken request.
 *
 * @param fragment as in `location.hash`, with or without its `#`.
 */
export const readAddress = async (
  fragment: string,
  loaders: Loaders = LOADERS,
): Promise<Request> => {
  const text = plain(fragment);
  if (IS_ANCHOR.test(text)) return NOTHING;
  try {
    if (isPrefill(text)) return await requestPrefill(fragment, loaders);
    return text.startsWith("example/")
      ? await requestExample(text.slice("example/".length), loaders)
      : await requestLink(fragment, loaders);
  } catch {
    // A chunk did not load: the network is down, or a new version has replaced the files.
    return broken(startMessages.notOpened);
  }
};
