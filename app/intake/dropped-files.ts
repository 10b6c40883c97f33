/** The most files taken at a time. */
export const MOST_FILES = 10_000;

/** A file that was dropped or chosen, with the name it is listed under. */
export interface NamedFile {
  /** With its folders, if known: `sitemaps/2026/a.xml`. */
  readonly name: string;
  readonly file: File;
}

/** The files found in a drop. */
export interface Dropped {
  readonly files: readonly NamedFile[];
  /** There were more files than the limit. */
  readonly hasMore: boolean;
}

/** Files and folders that programs keep for their own use, such as `.DS_Store` and `.git`. */
const isHidden = ({ name }: FileSystemEntry): boolean => name.startsWith(".");

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Reads a folder's entries in portions; an empty portion is the last. */
const entriesIn = async (folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((resolve) =>
      // A folder that cannot be listed counts as empty, so that the others are still read.
      reader.readEntries(resolve, () => resolve([])),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
};

const fileOf = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(null)));

/**
 * The files among some entries and in their folders at any depth, sorted by name. Hidden files in
 * folders are left out.
 *
 * @param most the most files to return.
 */
const filesIn = async (entries: readonly FileSystemEntry[], most: number): Promise<Dropped> => {
  const files: NamedFile[] = [];
  const waiting = [...entries].reverse();
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (isFolder(entry)) {
      const inside = (await entriesIn(entry)).filter((one) => !isHidden(one));
      waiting.push(...inside.toSorted((a, b) => (a.name < b.name ? 1 : -1)));
      continue;
    }
    if (files.length >= most) return { files, hasMore: true };
    const file = await fileOf(entry as FileSystemFileEntry);
    if (file !== null) files.push({ name: entry.fullPath.replace(/^\//, ""), file });
  }
  return { files, hasMore: false };
};

/**
 * The files of a drop, including those in folders at any depth. The browser gives access to them
 * only during the event, so call this in its handler.
 *
 * @param most the most files to return.
 */
export const droppedFiles = (transfer: DataTransfer, most: number): Promise<Dropped> => {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.some(isFolder)) return filesIn(entries, most);
  const files = [...transfer.files].map((file) => ({ name: file.name, file }));
  return Promise.resolve({ files: files.slice(0, most), hasMore: files.length > most });
};

/** Files chosen in a dialog, with their folder if a folder was chosen. */
export const chosenFiles = (list: FileList | null): readonly NamedFile[] =>
  [...(list ?? [])]
    .filter((file) => !/(?:^|\/)\.[^/]+/.test(file.webkitRelativePath))
    .map((file) => ({ name: file.webkitRelativePath || file.name, file }))
    // Browsers list a folder in any order.
    .sort((a, b) =>
      a.file.webkitRelativePath === "" || a.name === b.name ? 0 : a.name < b.name ? -1 : 1,
    );
