import { dialects } from "../../dialects/index.ts";
import { type Consultation, consult } from "../../match/consult.ts";
import { parse } from "../../syntax/parse.ts";

/** A shop's file: its cart is closed but for the help in it, and all of it to one crawler. */
const SHOP = parse(`User-agent: *
Disallow: /cart
Allow: /cart/help

User-agent: GPTBot
Disallow: /
`);

/** What a crawler may do by a file, as Google reads it; by that of the shop unless another is given. */
export const consultation = (crawler: string, document = SHOP): Consultation =>
  consult(document, dialects.google, crawler);
