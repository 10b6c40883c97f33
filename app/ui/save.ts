/** Milliseconds for which a file is kept until the browser has saved it. */
const KEPT = 60_000;

/** Saves a file through the browser. */
export const saveBlob = (name: string, data: Blob): void => {
  const url = URL.createObjectURL(data);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
};

/** Saves a text as a file. */
export const saveText = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type }));
