/** A file that was dropped or chosen, by the name it is listed under. */
export interface NamedFile {
  /** With the folders it lies in, where they are known: `sitemaps/2026/a.xml`. */
  readonly name: string;
  readonly file: File;
}

/** What was found in what was dropped. */
export interface Dropped {
  readonly files: readonly NamedFile[];
  /** There were more files than were wanted. */
  readonly hasMore: boolean;
}

/** Files and folders that programs keep for themselves, such as `.DS_Store` and `.git`. */
const isHidden = ({ name }: FileSystemEntry): boolean => name.startsWith(".");

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A folder gives what is in it in portions; an empty one is the last. */
const entriesIn = async (folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((resolve) =>
      // What cannot be listed counts as empty: the rest is read all the same.
      reader.readEntries(resolve, () => resolve([])),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
};

const fileOf = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(null)));

/**
 * The files of entries, and of folders among them at any depth, in the order of their names. Hidden
 * ones in folders are left out.
 *
 * @param most so many files at most.
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
 * The files of what was dropped, folders read to their bottom. What was dropped has to be asked for
 * before the event is over, so call this in its handler.
 *
 * @param most so many files at most.
 */
export const droppedFiles = (transfer: DataTransfer, most: number): Promise<Dropped> => {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.some(isFolder)) return filesIn(entries, most);
  const files = [...transfer.files].map((file) => ({ name: file.name, file }));
  return Promise.resolve({ files: files.slice(0, most), hasMore: files.length > most });
};

/** Files that were chosen in a dialog, with the folder they lie in where one was chosen. */
export const chosenFiles = (list: FileList | null): readonly NamedFile[] =>
  [...(list ?? [])]
    .filter((file) => !/(?:^|\/)\.[^/]+/.test(file.webkitRelativePath))
    .map((file) => ({ name: file.webkitRelativePath || file.name, file }))
    // Browsers give what a folder holds in any order.
    .sort((a, b) =>
      a.file.webkitRelativePath === "" || a.name === b.name ? 0 : a.name < b.name ? -1 : 1,
    );
