/** The nonce that the page's policy asks of style elements; empty where there is none. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
