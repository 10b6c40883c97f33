import { formatMessage } from "../../../core/index.ts";
import { draftOf } from "../../state/drafts/draft.ts";
import { openDraft, type Workspace } from "../../state/drafts/open-draft.ts";
import { notify, setResponse } from "../../state/store/actions.ts";
import { withoutExample } from "../../state/store/example.ts";
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
  // The HTTP response belonged to the previous file.
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
 * Opens the chosen file; crawler and URLs stay. If it cannot be opened, a notice says so and
 * nothing changes. Never rejects.
 */
export const openFiles = async (workspace: Workspace, files: readonly Intakable[]): Promise<void> =>
  openIntake(workspace, await takeFiles(files));

/** `openFiles` for a drop; call it in the drop handler. */
export const openDropped = async (
  workspace: Workspace,
  transfer: Pick<DataTransfer, "items" | "files">,
): Promise<void> => openIntake(workspace, await takeDropped(transfer));

/**
 * Handles pasted text that is a whole HTTP response, as printed by `curl -i`: its body replaces the
 * text as one step that can be undone, its headers set the Response tab, and a notice names the
 * status. Headers alone do not change the text. Returns false for any other text, which is then
 * pasted as usual.
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
