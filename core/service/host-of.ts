/** The host of an https address, by which a source is named in few words; other text as it is. */
export const hostOf = (address: string): string =>
  /^https:\/\/(?:www\.)?([^/]+)/.exec(address)?.[1] ?? address;
