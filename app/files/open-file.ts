import { addUrls, notify } from "../store/actions.ts";
import { type Desk, openDraft } from "../store/desk.ts";
import { draftOf } from "../store/draft.ts";
import type { FileFormat } from "../store/state.ts";
import { editorText, NEW_FILE } from "../store/store.ts";
import { decodeFile } from "./decode.ts";
import { readAnswer } from "./http-head.ts";
import { type Intakable, type Intake, takeDropped, takeFiles } from "./intake.ts";

interface NewText {
  readonly text: string;
  readonly format: FileFormat;
  /** What happened, as a sentence. */
  readonly said: string;
  readonly tone: "info" | "warning";
  /** Whether the text is nowhere else. */
  readonly edited: boolean;
}

/** Opens a text; crawler and URLs stay. */
const show = (desk: Desk, { text, format, edited, said, tone }: NewText): void => {
  const { name, encoding, lineEnd, original } = format;
  const present = draftOf(desk.store.getState());
  const draft = { ...present, source: text, name, encoding, lineEnd, original, edited };
  openDraft(desk, draft, { from: "file", said, tone });
};

const openIntake = (desk: Desk, intake: Intake): void => {
  if (!intake.ok) {
    notify(desk.store, { tone: "error", text: intake.message });
    return;
  }
  const { text, format, notes } = decodeFile(intake.octets, intake.name);
  const said = [`Opened ${format.name}.`, ...intake.notes, ...notes].join(" ");
  show(desk, { text, format, said, tone: notes.length === 0 ? "info" : "warning", edited: false });
};

/**
 * Opens the file that was chosen; crawler and URLs stay. What cannot be opened leaves everything as
 * it is and says so in a notice. Never rejects.
 */
export const openFiles = async (desk: Desk, files: readonly Intakable[]): Promise<void> =>
  openIntake(desk, await takeFiles(files));

/** `openFiles` for what was dropped; to be called in the drop handler. */
export const openDropped = async (
  desk: Desk,
  transfer: Pick<DataTransfer, "items" | "files">,
): Promise<void> => openIntake(desk, await takeDropped(transfer));

/**
 * Takes in pasted text that is a whole HTTP answer, as `curl -i` prints it: its body replaces the
 * text, as one undoable step, and a notice names the status. Gives false for any other text, which is
 * then pasted as usual.
 */
export const pasteAnswer = (
  { store, port }: Pick<Desk, "store" | "port">,
  text: string,
): boolean => {
  const answer = readAnswer(text);
  if (answer === null) return false;
  port.replace(answer.body);
  const said = `Took the body of the pasted answer (${answer.statusLine}) and left its headers out. Undo brings your text back.`;
  notify(store, { tone: "info", text: said });
  return true;
};

const isAddress = (line: string): boolean => /^(?:https?:\/\/|\/)\S*$/i.test(line.trim());

/**
 * Takes in text that was pasted or dropped outside of any field: a list of addresses becomes URLs
 * under test, an HTTP answer its body, anything else a file.
 */
export const openText = (desk: Desk, text: string): void => {
  if (pasteAnswer(desk, text)) return;
  if (
    text
      .trim()
      .split(/\s*\n\s*/)
      .every(isAddress)
  ) {
    addUrls(desk.store, text);
    return;
  }
  const format = { ...NEW_FILE, name: "Pasted text" };
  show(desk, {
    text: editorText(text),
    format,
    said: "Opened the pasted text.",
    tone: "info",
    edited: true,
  });
};
