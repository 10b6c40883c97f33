import { asciiLower } from "../../text/ascii.ts";

/** A parsed web address, with the parts that checks compare. */
export interface WebAddress {
  readonly scheme: "http" | "https";
  /** In lower case, with the port unless it is the scheme's own. */
  readonly host: string;
  /** Path and query as written, without the fragment; empty if there is none. */
  readonly path: string;
}

const ADDRESS = /^(https?):\/\/(?:[^@/?#\s]*@)?([^/?#\s]+)([^#\s]*)/i;

const OWN_PORT = { http: /:80$/, https: /:443$/ } as const;

/** Parses an http or https URL; null for anything else. */
export const webAddress = (text: string): WebAddress | null => {
  const match = ADDRESS.exec(text);
  if (match === null) return null;
  const scheme = asciiLower(match[1] ?? "") === "http" ? "http" : "https";
  const host = asciiLower(match[2] ?? "").replace(OWN_PORT[scheme], "");
  return { scheme, host, path: match[3] ?? "" };
};
