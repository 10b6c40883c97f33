import { encodeShare, type SharedState } from "../../features/share/codec.ts";

/** What a link contains. */
export const SHARED: SharedState = {
  source: "User-agent: *\nDisallow: /theirs\n",
  encoding: "utf-8",
  lineEnd: "\r\n",
  crawler: "Bingbot",
  dialect: "rfc9309",
  urls: [{ typed: "/theirs/1", expectations: [{ crawler: "bingbot", expected: "blocked" }] }],
};
/** A link to it: the fragment without its `#`. */
export const LINK = encodeShare(SHARED);
