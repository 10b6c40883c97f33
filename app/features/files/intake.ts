import { formatMessage } from "../../../core/index.ts";
import { filesMessages as words } from "./messages.ts";

/** The largest file that is opened, in bytes: forty times what any crawler reads. */
export const LARGEST_FILE = 20 * 1024 * 1024;

/** A file read into memory, or a message that says why none was. */
export type Intake =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array;
      readonly name: string;
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** The part of a `File` that is used. */
export type Intakable = Pick<File, "name" | "size" | "type" | "arrayBuffer">;

const refuse = (message: string): Intake => ({
  ok: false,
  message: formatMessage(words.refused, { why: message }),
});

const megabytes = (bytes: number): string =>
  formatMessage(words.megabytes, { size: (bytes / (1024 * 1024)).toFixed(1) });

/** How likely a file is the intended one, most likely first. */
const LIKELIHOODS: readonly ((file: Intakable) => boolean)[] = [
  ({ name }) => name.toLowerCase() === "robots.txt",
  ({ name }) => /robots.*\.txt$/i.test(name),
  ({ name }) => /\.txt$/i.test(name),
  ({ type }) => type.startsWith("text/"),
  ({ type }) => type === "",
  () => true,
];

/** The file that is most likely a robots.txt; the first of equals. */
export const pickFile = (files: readonly Intakable[]): Intakable | null => {
  for (const isLikely of LIKELIHOODS) {
    const file = files.find(isLikely);
    if (file !== undefined) return file;
  }
  return null;
};

/**
 * Reads a chosen or dropped file. Of several, it reads the most likely one, and a note says so.
 * Never rejects.
 */
export const takeFiles = async (files: readonly Intakable[]): Promise<Intake> => {
  const file = pickFile(files);
  if (file === null) return refuse(words.noFile);
  if (file.size > LARGEST_FILE) {
    return refuse(
      formatMessage(words.tooLarge, {
        name: file.name,
        size: megabytes(file.size),
        most: megabytes(LARGEST_FILE),
      }),
    );
  }
  const notes =
    files.length > 1
      ? [formatMessage(words.oneOfMany, { count: files.length, name: file.name })]
      : [];
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { ok: true, bytes, name: file.name, notes };
  } catch {
    // The file is gone, unreadable, or actually a folder.
    return refuse(formatMessage(words.unreadable, { name: file.name }));
  }
};

/** The most entries of a dropped folder that are examined. */
const FOLDER_LIMIT = 1000;

const readEntries = (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** The files directly in a folder, not in its subfolders. */
const filesIn = async (folder: FileSystemDirectoryEntry): Promise<readonly File[]> => {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  // A reader returns entries in batches, and an empty one at the end.
  for (let batch = await readEntries(reader); batch.length > 0; batch = await readEntries(reader)) {
    entries.push(...batch);
    if (entries.length >= FOLDER_LIMIT) break;
  }
  return Promise.all(entries.filter(isFile).map(fileOf));
};

/**
 * Reads what was dropped: files, or those directly in a folder. Call it in the drop handler: the
 * browser drops the files when that returns. Never rejects.
 */
export const takeDropped = async (
  transfer: Pick<DataTransfer, "items" | "files">,
): Promise<Intake> => {
  const loose = [...transfer.files];
  const entries = [...transfer.items]
    .map((item) => item.webkitGetAsEntry())
    .filter((entry) => entry !== null);
  const folders = entries.filter(isFolder);
  if (folders.length === 0) return takeFiles(loose);
  const names = new Set(folders.map(({ name }) => name));
  try {
    const inside = (await Promise.all(folders.map(filesIn))).flat();
    return await takeFiles([...loose.filter(({ name }) => !names.has(name)), ...inside]);
  } catch {
    return refuse(words.folderUnreadable);
  }
};
