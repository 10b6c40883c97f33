import { formatMessage } from "../../core/index.ts";
import { draftOf } from "../drafts/draft.ts";
import { openDraft, type Workspace } from "../drafts/open-draft.ts";
import { notify, setResponse } from "../store/actions.ts";
import { withoutExample } from "../store/example.ts";
import { convertToUtf8 } from "./convert.ts";
import { decodeFile } from "./decode.ts";
import { hasBody, readAnswer, responseOf } from "./http-head.ts";
import { type Intakable, type Intake, takeDropped, takeFiles } from "./intake.ts";
import { filesMessages as words } from "./messages.ts";

const openIntake = (workspace: Workspace, intake: Intake): void => {
  if (!intake.ok) {
    notify(workspace.store, { tone: "error", text: intake.message });
    return;
  }
  const { text: source, format, notes } = decodeFile(intake.bytes, intake.name);
  const { name, encoding, lineEnd, original } = format;
  // How the site answered was said of another file.
  const state = workspace.store.getState();
  const { response: _, ...present } = draftOf({ ...state, ...withoutExample(state) });
  const draft = {
    ...present,
    source,
    name,
    encoding,
    lineEnd,
    original,
    edited: false,
  };
  const text = [formatMessage(words.opened, { name }), ...intake.notes, ...notes].join(" ");
  if (notes.length === 0) {
    openDraft(workspace, draft, { from: "file", said: text });
    return;
  }
  openDraft(workspace, draft, { from: "file", said: null });
  const action = { label: words.convert, run: () => convertToUtf8(workspace) };
  const offer = encoding === "utf-8" ? {} : { action };
  notify(workspace.store, { tone: "warning", text, ...offer });
};

/**
 * Opens the file that was chosen; crawler and URLs stay. What cannot be opened leaves everything as
 * it is and says so in a notice. Never rejects.
 */
export const openFiles = async (workspace: Workspace, files: readonly Intakable[]): Promise<void> =>
  openIntake(workspace, await takeFiles(files));

/** `openFiles` for what was dropped; to be called in the drop handler. */
export const openDropped = async (
  workspace: Workspace,
  transfer: Pick<DataTransfer, "items" | "files">,
): Promise<void> => openIntake(workspace, await takeDropped(transfer));

/**
 * Takes in pasted text that is a whole HTTP response, as `curl -i` prints it: its body replaces the
 * text, as one undoable step, its headers become the response that is set, and a notice names the
 * status. Headers alone leave the text as it is. Returns false for any other text, which is then pasted
 * as usual.
 */
export const pasteAnswer = (
  { store, port, saver }: Pick<Workspace, "store" | "port" | "saver">,
  pasted: string,
): boolean => {
  const answer = readAnswer(pasted);
  if (answer === null) return false;
  const isWhole = hasBody(answer);
  if (isWhole) {
    void saver.keepVersion("replaced");
    port.replace(answer.body);
  }
  setResponse(store, responseOf(answer));
  const said = isWhole ? words.tookResponse : words.tookHeaders;
  const text = formatMessage(said, { status: answer.statusLine });
  notify(store, { tone: "info", text });
  return true;
};
