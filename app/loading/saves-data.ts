/** The part of the Network Information API that is used: https://wicg.github.io/savedata/. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the user asks sites not to load what may not be needed; false where browsers do not tell. */
export const savesData = (): boolean => (navigator as WithConnection).connection?.saveData === true;
