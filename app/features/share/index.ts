export { decodeShare } from "./codec.ts";
export { linkFor } from "./link.ts";
export { describePrefill, prefilledState, readPrefill } from "./prefill.ts";
export { prefillMessages } from "./prefill-messages.ts";
export { share } from "./share.ts";
