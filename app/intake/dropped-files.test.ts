import { expect, it } from "vitest";
import { droppedFiles } from "./dropped-files.ts";

const file = (fullPath: string): FileSystemFileEntry =>
  ({
    name: fullPath.split("/").at(-1) ?? "",
    fullPath,
    isDirectory: false,
    file: (take: (file: File) => void, fail: () => void) =>
      fullPath.includes("gone") ? fail() : take(new File(["/a\n"], fullPath)),
  }) as unknown as FileSystemFileEntry;

/** A folder that lists its entries one at a time, as browsers may. */
const folder = (
  fullPath: string,
  inside: readonly FileSystemEntry[] | null,
): FileSystemDirectoryEntry =>
  ({
    name: fullPath.split("/").at(-1) ?? "",
    fullPath,
    isDirectory: true,
    createReader: () => {
      const left = [...(inside ?? [])];
      return {
        readEntries: (take: (entries: FileSystemEntry[]) => void, fail: () => void) =>
          inside === null ? fail() : take(left.splice(0, 1)),
      };
    },
  }) as unknown as FileSystemDirectoryEntry;

const drop = (entries: readonly FileSystemEntry[], most = 10) =>
  droppedFiles(
    {
      items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
      files: [new File([""], "plain.txt"), new File([""], "more.txt")],
    } as unknown as DataTransfer,
    most,
  );

const namesOf = async (...asked: Parameters<typeof drop>) =>
  (await drop(...asked)).files.map(({ name }) => name);

it("dropped folders are read at any depth, sorted by name, without hidden files", async () => {
  const entries = [
    folder("/site", [
      file("/site/b.xml"),
      folder("/site/.git", [file("/site/.git/config")]),
      folder("/site/a", [file("/site/a/1.log"), file("/site/a/.DS_Store")]),
    ]),
    file("/z.txt"),
  ];
  expect(await namesOf(entries)).toEqual(["site/a/1.log", "site/b.xml", "z.txt"]);
});

it("files and folders that cannot be read are left out, and the others are read", async () => {
  const entries = [folder("/closed", null), folder("/d", [file("/d/gone"), file("/d/kept")])];
  expect(await namesOf(entries)).toEqual(["d/kept"]);
});

it("at most the given number of files is read, and the result says if there were more", async () => {
  const entries = [folder("/d", [file("/d/1"), file("/d/2"), file("/d/3")])];
  expect(await drop(entries, 2)).toMatchObject({ files: { length: 2 }, hasMore: true });
});

it("dropped files are read unchanged", async () => {
  expect(await namesOf([file("/plain.txt")])).toEqual(["plain.txt", "more.txt"]);
  expect(await drop([], 1)).toMatchObject({ files: { length: 1 }, hasMore: true });
});
