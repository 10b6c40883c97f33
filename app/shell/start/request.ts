import { formatMessage, readAnswer } from "../../../core/index.ts";
import { draftOfExample, type Example } from "../../features/examples/example.ts";
import { IS_ANCHOR, isPrefill } from "../../features/share/address.ts";
import type { DecodeResult } from "../../features/share/codec.ts";
import { loadAnew } from "../../loading/load-anew.ts";
import { type Draft, draftOfShared } from "../../state/drafts/draft.ts";
import { OWN_NAMES } from "../../state/store/own-names.ts";
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
  readonly prefill: () => Promise<
    Pick<
      typeof import("../../features/share/index.ts"),
      "describePrefill" | "prefilledState" | "prefillMessages" | "readPrefill"
    >
  >;
  readonly examples: () => Promise<readonly Example[]>;
  readonly files: () => Promise<
    Pick<typeof import("../../features/files/index.ts"), "download" | "responseOf">
  >;
  readonly oldDrafts: () => Promise<
    typeof import("../../state/drafts/old-drafts.ts").moveOldDrafts
  >;
}

const share = () => loadAnew(() => import("../../features/share/index.ts"));

export const LOADERS: Loaders = {
  decode: async (fragment) => (await share()).decodeShare(fragment),
  prefill: share,
  examples: async () => (await loadAnew(() => import("../../features/examples/index.ts"))).examples,
  files: () => loadAnew(() => import("../../features/files/index.ts")),
  oldDrafts: async () =>
    (await loadAnew(() => import("../../state/drafts/old-drafts.ts"))).moveOldDrafts,
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

/** The tab for a link with a comparison that names none, as older ones do. */
const COMPARE = "compare";

const requestLink = async (fragment: string, { decode }: Loaders): Promise<Request> => {
  const result = await decode(fragment);
  if (!result.ok) return broken(result.message);
  const { value } = result;
  const shared = value.baseline === undefined ? value : { tab: COMPARE, ...value };
  return {
    kind: "draft",
    draft: draftOfShared(shared, startMessages.sharedFile),
    said: startMessages.openedLink,
  };
};

/** The HTTP response of headers printed by `curl -i`; no fields if the text is not that. */
const responseIn = async (
  head: string,
  files: Loaders["files"],
): Promise<Pick<Draft, "response">> => {
  const answer = readAnswer(head);
  return answer === null ? {} : { response: (await files()).responseOf(answer) };
};

/**
 * Values that another program put into the address: file, URLs, crawler, and the response headers.
 */
const requestPrefill = async (fragment: string, loaders: Loaders): Promise<Request> => {
  const { describePrefill, prefilledState, prefillMessages, readPrefill } = await loaders.prefill();
  const prefill = readPrefill(fragment);
  if (prefill.tooLong.includes("robots")) return broken(prefillMessages.fileTooLong);
  const shared = prefilledState(prefill);
  const response = prefill.response === "" ? {} : await responseIn(prefill.response, loaders.files);
  return {
    kind: "draft",
    draft: draftOfShared({ ...shared, ...response }, OWN_NAMES.prefilled),
    said: describePrefill(prefill),
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
