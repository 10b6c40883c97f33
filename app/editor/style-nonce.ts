/**
 * The nonce that the page's Content-Security-Policy requires of style elements; empty if there is
 * none.
 */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
