import { dialects } from "../../dialects/index.ts";
import { type Consultation, consult } from "../../match/consult.ts";
import { parse } from "../../syntax/parse.ts";

/** A shop's file: it blocks its cart except the help in it, and blocks one crawler completely. */
const SHOP = parse(`User-agent: *
Disallow: /cart
Allow: /cart/help

User-agent: GPTBot
Disallow: /
`);

/** The matcher of a crawler as Google reads a file; by default that of the shop. */
export const consultation = (crawler: string, document = SHOP): Consultation =>
  consult(document, dialects.google, crawler);
