import { formatMessage, type HttpAnswer, hasBody, sentences } from "../../../core/index.ts";
import { draftOf } from "../../state/drafts/draft.ts";
import { openDraft, replaceText, type Workspace } from "../../state/drafts/open-draft.ts";
import { notify, setResponse } from "../../state/store/actions.ts";
import { baselineOfNew, withoutExample } from "../../state/store/example.ts";
import { convertToUtf8 } from "./convert.ts";
import { type DecodedFile, decodeFile } from "./decode.ts";
import { filesMessages as words } from "./messages.ts";
import { responseOf } from "./response-of.ts";

/** The largest file that is opened, in bytes: forty times what any crawler reads. */
export const LARGEST_FILE: number = 20 * 1024 * 1024;

/** The part of a `File` that is used. */
type Openable = Pick<File, "name" | "size" | "arrayBuffer">;

const megabytes = (bytes: number): string =>
  formatMessage(words.megabytes, { size: (bytes / (1024 * 1024)).toFixed(1) });

/** A decoded file, or the reason why there is none. */
const read = async (file: Openable, name: string): Promise<DecodedFile | string> => {
  if (file.size > LARGEST_FILE) {
    const sizes = { size: megabytes(file.size), most: megabytes(LARGEST_FILE) };
    return formatMessage(words.tooLarge, { name, ...sizes });
  }
  try {
    return decodeFile(new Uint8Array(await file.arrayBuffer()), name);
  } catch {
    // The file is gone, unreadable, or actually a folder.
    return formatMessage(words.unreadable, { name });
  }
};

/**
 * Opens a file as the robots.txt; crawler and URLs stay. If it cannot be opened, a notice says so
 * and nothing changes. Never rejects.
 *
 * @param said what else the notice says, in sentences.
 * @param asked the turn in which it was asked for; now by default.
 */
export const openFile = async (
  workspace: Workspace,
  file: Openable,
  said: readonly string[] = [],
  asked: number = workspace.turns.ask(),
): Promise<void> => {
  const decoded = await read(file, file.name);
  if (typeof decoded === "string") {
    const text = formatMessage(words.refused, { why: decoded });
    notify(workspace.store, { tone: "error", text });
    return;
  }
  const { text: source, format, notes } = decoded;
  const { name, encoding, lineEnd, original } = format;
  // The HTTP response belonged to the previous file, and so did its text when opened.
  const state = workspace.store.getState();
  const baseline = baselineOfNew(state);
  const { response: _, ...present } = draftOf({ ...state, ...withoutExample(state), baseline });
  const draft = {
    ...present,
    source,
    name,
    encoding,
    lineEnd,
    original,
    edited: false,
  };
  const text = sentences(formatMessage(words.opened, { name }), ...said, ...notes);
  if (notes.length === 0) {
    openDraft(workspace, draft, { from: "file", said: text, asked });
    return;
  }
  if (!openDraft(workspace, draft, { from: "file", said: null, asked })) return;
  const action = { label: words.convert, run: () => convertToUtf8(workspace) };
  const offer = encoding === "utf-8" ? {} : { action };
  notify(workspace.store, { tone: "warning", text, ...offer });
};

/**
 * Takes over the HTTP response of robots.txt: its body replaces the text as one step that can be
 * undone, its headers set the Response tab, and a notice names the status. Headers alone do not
 * change the text.
 *
 * @param withBody whether the body is a robots.txt; anything else replaces the text only if the
 *   notice is asked to.
 */
export const takeAnswer = (
  workspace: Pick<Workspace, "store" | "port" | "turns">,
  answer: HttpAnswer,
  withBody: boolean,
): void => {
  const { store } = workspace;
  const isWhole = hasBody(answer);
  const status = answer.statusLine;
  if (isWhole && withBody) {
    replaceText(workspace, answer.body, formatMessage(words.tookResponse, { status }));
  } else {
    const text = formatMessage(isWhole ? words.tookOther : words.tookHeaders, { status });
    const run = (): void => takeAnswer(workspace, answer, true);
    notify(store, {
      tone: "info",
      text,
      action: isWhole ? { label: words.openBody, run } : null,
    });
  }
  setResponse(store, responseOf(answer));
};
