export { decodeShare } from "./codec.ts";
export { share } from "./share.ts";
