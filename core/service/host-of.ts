/** The host of an https URL, as a short name for a source; other text is unchanged. */
export const hostOf = (address: string): string =>
  /^https:\/\/(?:www\.)?([^/]+)/.exec(address)?.[1] ?? address;
