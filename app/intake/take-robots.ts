import {
  type Content,
  formatMessage,
  HEAD,
  packedAs,
  type Recognition,
  recognise,
  sentences,
} from "../../core/index.ts";
import { rowsOf } from "../answers/workers/bulk/rows-of.ts";
import { readBytes } from "../features/files/decode.ts";
import type { Dropped, NamedFile } from "./dropped-files.ts";
import { intakeMessages as words } from "./messages.ts";
import type { Rooms } from "./rooms.ts";
import { takenFor } from "./words.ts";

/** A file, and what it is. */
interface Known {
  readonly named: NamedFile;
  readonly recognition: Recognition;
}

/** What a file is, by its first bytes; null if it cannot be read. */
export const recogniseFile = async ({ file }: NamedFile): Promise<Recognition | null> => {
  try {
    // Two bytes a character, at most, in what is read here.
    const bytes = new Uint8Array(await file.slice(0, 2 * HEAD).arrayBuffer());
    const as = packedAs(bytes);
    if (as === null) return recognise(readBytes(bytes).raw, rowsOf);
    return { content: { kind: "packed", as }, isSure: true, alternative: null };
  } catch {
    // The file is gone, unreadable, or actually a folder.
    return null;
  }
};

/** How likely a robots.txt is the one that is meant, most likely first. */
const LIKELIHOODS: readonly RegExp[] = [/^robots\.txt$/i, /robots.*\.txt$/i, /\.txt$/i, /^/];

const baseName = ({ name }: NamedFile): string => name.slice(name.lastIndexOf("/") + 1);

/** The file that is most likely a site's robots.txt, the first of equals; null of none. */
export const likeliest = (files: readonly NamedFile[]): NamedFile | null => {
  for (const pattern of LIKELIHOODS) {
    const file = files.find((one) => pattern.test(baseName(one)));
    if (file !== undefined) return file;
  }
  return null;
};

/** Whether a file is a robots.txt, by its content; if that says nothing, its name decides. */
export const isRobots = (named: NamedFile, { kind }: Content): boolean =>
  kind === "robots" ||
  (kind === "unknown" && /^robots.*\.txt$/i.test(baseName(named))) ||
  (kind === "empty" && /\.txt$/i.test(baseName(named)));

/** What files are, those left out that cannot be read. */
export const examine = async (files: readonly NamedFile[]): Promise<readonly Known[]> => {
  const known: Known[] = [];
  for (const named of files) {
    const recognition = await recogniseFile(named);
    if (recognition !== null) known.push({ named, recognition });
  }
  return known;
};

/**
 * Opens the robots.txt among dropped files where nothing else can be taken. Of any other file it says what it is, and
 * offers to open it. Never rejects.
 */
export const takeRobots = async (
  { openFile, notify }: Pick<Rooms, "openFile" | "notify">,
  { files }: Dropped,
): Promise<void> => {
  const known = await examine(files);
  const robots = known.filter(({ named, recognition }) => isRobots(named, recognition.content));
  const chosen = likeliest(robots.map(({ named }) => named));
  if (chosen !== null) return openFile(chosen, []);
  const [other] = known;
  const [{ name } = { name: "" }] = files;
  if (other === undefined) {
    const text = files.length === 0 ? words.noFile : formatMessage(words.unreadable, { name });
    return notify({ tone: "warning", text });
  }
  const { content, isSure } = other.recognition;
  const run = (): void => void openFile(other.named, []);
  notify({
    tone: "warning",
    text: sentences(takenFor(other.named.name, content, isSure), words.stays),
    action: content.kind === "packed" ? null : { label: words.open, run },
  });
};
