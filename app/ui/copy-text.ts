/**
 * Puts a text on the clipboard; returns whether that was possible. Browsers refuse in insecure contexts, and outside of a
 * click or key event. Never rejects.
 */
export const copyText = async (
  text: string,
  owner: { readonly clipboard?: Pick<Clipboard, "writeText"> } = navigator,
): Promise<boolean> => {
  try {
    await owner.clipboard?.writeText(text);
    return owner.clipboard !== undefined;
  } catch {
    return false;
  }
};
