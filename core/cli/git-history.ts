/** A version of a file in a git history. */
export interface FileVersion {
  /** The commit's full id. */
  readonly commit: string;
  /** The date as git prints it; empty if it prints none. */
  readonly date: string;
  /** The first line of the commit's message. */
  readonly subject: string;
  /** The whole text after the commit; empty if it deleted the file. */
  readonly text: string;
}

/** The versions of a file, the oldest first; or why they cannot be told. */
export type FileHistory =
  | { readonly ok: true; readonly path: string; readonly versions: readonly FileVersion[] }
  | { readonly ok: false; readonly reason: "no-patch" | "no-beginning" };

/** Replaces lines of a text. */
interface Hunk {
  /** Where the old lines begin, from 0. */
  readonly at: number;
  /** With their line ends. */
  readonly before: string[];
  readonly after: string[];
}

/** The change of one file in one commit. */
interface Patch {
  readonly commit: Commit;
  /** The paths before and after; empty if there is no file. */
  from: string;
  to: string;
  readonly hunks: Hunk[];
}

interface Commit {
  readonly id: string;
  date: string;
  subject: string;
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/;

const isRobots = (path: string): boolean => /robots[^/]*\.txt$/i.test(path);

/** The path of a `---` or `+++` line, without git's prefix; empty for a file that does not exist. */
const pathIn = (line: string): string => {
  const path = line
    .slice(4)
    .replace(/\t.*$/, "")
    .replace(/^"(.*)"$/, "$1");
  return path === "/dev/null" ? "" : path.replace(/^[a-z]\//, "");
};

/** Reads the output of `git log -p` line by line into patches, in its order. */
class LogReader {
  readonly patches: Patch[] = [];
  private commit: Commit = { id: "", date: "", subject: "" };
  private hunk: Hunk | null = null;
  /** The lines of the hunk that are still to come. */
  private oldLeft = 0;
  private newLeft = 0;
  /** The sides of the hunk that got the last line. */
  private last: readonly string[][] = [];

  take(line: string): void {
    if (line.startsWith("\\ ")) this.cutLineEnd();
    else if (this.hunk !== null && this.oldLeft + this.newLeft > 0) this.takeChange(line);
    else this.takeHead(line);
  }

  /** `\ No newline at end of file` is about the line before it. */
  private cutLineEnd(): void {
    for (const side of this.last) side.push((side.pop() ?? "").replace(/\n$/, ""));
    this.last = [];
  }

  private takeChange(line: string): void {
    const { before, after } = this.hunk as Hunk;
    const mark = line.charAt(0);
    this.last = [...(mark === "+" ? [] : [before]), ...(mark === "-" ? [] : [after])];
    for (const side of this.last) side.push(`${line.slice(1)}\n`);
    if (mark !== "+") this.oldLeft--;
    if (mark !== "-") this.newLeft--;
  }

  private takeHead(line: string): void {
    const [, id] = /^commit ([\da-f]{7,64})\b/.exec(line) ?? [];
    if (id !== undefined) this.commit = { id, date: "", subject: "" };
    const [, date] = /^(?:Author)?Date: +(.*)$/.exec(line) ?? [];
    if (date !== undefined) this.commit.date = date;
    if (line.startsWith("    ")) this.commit.subject ||= line.trim();
    if (line.startsWith("diff --git ")) {
      this.patches.push({ commit: this.commit, from: "", to: "", hunks: [] });
    }
    const patch = this.patches.at(-1);
    if (patch === undefined) return;
    if (line.startsWith("--- ")) patch.from = pathIn(line);
    if (line.startsWith("+++ ")) patch.to = pathIn(line);
    if (line.startsWith("rename from ")) patch.from = line.slice("rename from ".length);
    if (line.startsWith("rename to ")) patch.to = line.slice("rename to ".length);
    const [, at, oldCount = "1", newCount = "1"] = HUNK.exec(line) ?? [];
    if (at === undefined) return;
    [this.oldLeft, this.newLeft] = [Number(oldCount), Number(newCount)];
    // A hunk without old lines comes after the line that it names.
    this.hunk = { at: Number(at) - (this.oldLeft === 0 ? 0 : 1), before: [], after: [] };
    patch.hunks.push(this.hunk);
  }
}

/** The patches of the file that is named first and is a robots.txt, through its renames. */
const patchesOfFile = (patches: readonly Patch[]): readonly Patch[] => {
  let path = patches.map(({ from, to }) => to || from).find(isRobots);
  return patches.filter(({ from, to }) => {
    if (path === undefined || (to || from) !== path) return false;
    path = from || path;
    return true;
  });
};

/** The lines of a text with their line ends. */
const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Applies a patch; null if the text is not the one that it changes. */
const applied = (text: string, { hunks }: Patch): string | null => {
  const lines = linesOf(text);
  const result: string[] = [];
  let at = 0;
  for (const hunk of hunks) {
    const end = hunk.at + hunk.before.length;
    const isHere = hunk.before.every((line, index) => lines[hunk.at + index] === line);
    if (hunk.at < at || end > lines.length || !isHere) return null;
    result.push(...lines.slice(at, hunk.at), ...hunk.after);
    at = end;
  }
  return [...result, ...lines.slice(at)].join("");
};

/** The texts after each patch, the oldest first; null if one does not apply. */
const rebuild = (patches: readonly Patch[]): readonly FileVersion[] | null => {
  const versions: FileVersion[] = [];
  let text = "";
  for (const patch of patches) {
    const next = applied(text, patch);
    if (next === null) return null;
    const { id, date, subject } = patch.commit;
    if (next !== text) versions.push({ commit: id, date, subject, text: next });
    text = next;
  }
  return versions;
};

/**
 * Reads the output of `git log -p -- robots.txt`, in either order, and rebuilds each version of the
 * file. The log must go back to the commit that created it. Accepts any text.
 */
export const readGitHistory = (log: string): FileHistory => {
  const reader = new LogReader();
  for (const line of log.split("\n")) reader.take(line);
  const patches = patchesOfFile(reader.patches);
  const [newest] = patches;
  if (newest === undefined) return { ok: false, reason: "no-patch" };
  const versions = rebuild(patches.toReversed()) ?? rebuild(patches);
  if (versions === null) return { ok: false, reason: "no-beginning" };
  return { ok: true, path: newest.to || newest.from, versions };
};
