import {
  type Content,
  type ContentKind,
  formatMessage,
  HEAD,
  type HttpAnswer,
  type Recognition,
  readAnswer,
  recognise,
  sentences,
} from "../../core/index.ts";
import { rowsOf } from "../answers/workers/bulk/rows-of.ts";
import type { NoticeContent } from "../state/store/actions.ts";
import { later } from "../ui/later.tsx";
import type { NamedFile } from "./dropped-files.ts";
import { intakeMessages as words } from "./messages.ts";
import { pastedFile } from "./pasted-file.ts";
import type { PastedAt, Rooms, TakeBack } from "./rooms.ts";
import { takePages } from "./take-pages.ts";
import { takenFor } from "./words.ts";

const addressesModule = later(() => import("./addresses.ts"));

/** A longer list goes to Bulk: rows of totals say more than so many verdicts. */
const SHORT_LIST = 100;

/** What Bulk reads. */
const FOR_BULK: ReadonlySet<ContentKind> = new Set(["sitemap", "list", "table", "log"]);

export const isForBulk = (content: Content): boolean =>
  FOR_BULK.has(content.kind) || (content.kind === "packed" && content.as === "gzip");

/** Something that was recognised: a pasted text, or a file. */
export interface Found {
  /** As in a sentence: the name of a file, or "The pasted text". */
  readonly name: string;
  readonly recognition: Recognition;
  /** Takes it as the robots.txt, or into it, whatever it is. */
  readonly open: () => void;
  /** Whether it was pasted within the file: `open` puts it there. */
  readonly isWithin?: boolean;
  readonly file: () => Promise<NamedFile>;
  /** All of it, as text. */
  readonly text: () => Promise<string>;
}

/** What reverses a guess: takes back what was done, and takes the text as the robots.txt, or into it. */
const openInstead = (
  takeBack: TakeBack,
  { open, isWithin }: Found,
): NonNullable<NoticeContent["action"]> => ({
  label: isWithin === true ? words.insertInstead : words.openInstead,
  run: () => {
    takeBack();
    open();
  },
});

/** Hands it to Bulk; the notice offers to open it instead. */
const sendToBulk = async (rooms: Rooms, found: Found): Promise<void> => {
  const { name, recognition, file } = found;
  const takeBack = await rooms.toBulk([await file()]);
  const { content, alternative, isSure } = recognition;
  const read = content.kind === "robots" ? (alternative ?? content) : content;
  rooms.notify({
    tone: "info",
    text: sentences(takenFor(name, read, isSure), words.inBulk),
    // Bytes in gzip are no text in any case.
    action: content.kind === "packed" ? null : openInstead(takeBack, found),
  });
};

const isShort = (text: string): boolean =>
  text.length <= HEAD && text.trim().split(/[\r\n]+/).length <= SHORT_LIST;

const testList = async (rooms: Rooms, found: Found): Promise<void> => {
  const { name, recognition, text } = found;
  const { addressesIn } = await addressesModule();
  const { addresses, more, unread } = await addressesIn(await text(), SHORT_LIST);
  const { count, takeBack } = rooms.testUrls(addresses, more);
  const left = unread === 0 ? [] : [formatMessage(words.left, { count: unread })];
  rooms.notify({
    tone: unread === 0 ? "info" : "warning",
    text: sentences(
      takenFor(name, recognition.content, recognition.isSure),
      formatMessage(words.inUrls, { count }),
      ...left,
    ),
    action: openInstead(takeBack, found),
  });
};

/** Says what it is, and leaves everything as it was. */
const sayOnly = (rooms: Rooms, { name, recognition, open, isWithin }: Found): void => {
  const { content, isSure } = recognition;
  rooms.notify({
    tone: "warning",
    text: sentences(takenFor(name, content, isSure), words.stays),
    action:
      content.kind === "packed"
        ? null
        : { label: isWithin === true ? words.insertInstead : words.open, run: open },
  });
};

/** Whether something says what a page tells crawlers. */
export const isPage = (content: Content): boolean =>
  content.kind === "html" ||
  content.kind === "headers" ||
  content.kind === "har" ||
  (content.kind === "response" && content.of === "page" && !isListed(content.body));

const isListed = (kind: ContentKind | null): boolean => kind !== null && FOR_BULK.has(kind);

/** Keeps a page with its URL; offers what else the text may be meant for. */
const takePage = async (rooms: Rooms, found: Found): Promise<void> => {
  const { content, isSure } = found.recognition;
  if (content.kind === "har" && rooms.isBulkShown()) return sendToBulk(rooms, found);
  const text = await found.text();
  const answer = readAnswer(text);
  const other =
    content.kind === "har"
      ? { label: words.testHar, run: () => void sendToBulk(rooms, found) }
      : answer !== null && content.kind === "response"
        ? {
            label: words.asResponse,
            run: () => takeAnswer(rooms, answer, content.body),
          }
        : openInstead(() => {}, found);
  await takePages(rooms, [text], [takenFor(found.name, content, isSure)], other);
};

/** Takes over the HTTP response of robots.txt, and its body if it is one. */
const takeAnswer = (rooms: Rooms, answer: HttpAnswer, body: ContentKind | null): void =>
  rooms.takeAnswer(answer, body === "robots" || body === "empty");

const takeResponse = async (rooms: Rooms, found: Found): Promise<void> => {
  const { content } = found.recognition;
  const answer = readAnswer(await found.text());
  if (answer === null || content.kind !== "response") return;
  if (isListed(content.body)) return takeText(rooms, answer.body);
  takeAnswer(rooms, answer, content.body);
};

/** Takes a text that is meant as the HTTP response of robots.txt; ignores any other text. */
export const takeAsResponse = (rooms: Rooms, text: string): void => {
  const answer = readAnswer(text);
  const { content } = recognise(text.slice(0, HEAD), rowsOf);
  if (answer === null || content.kind !== "response") return;
  takeAnswer(rooms, answer, content.body);
};

/**
 * Takes anything that is no robots.txt to where it belongs. The file is never replaced; a notice
 * says what it was taken for, and offers the other choice.
 */
export const takeOther = async (rooms: Rooms, found: Found): Promise<void> => {
  const { content } = found.recognition;
  if (isPage(content)) return takePage(rooms, found);
  if (content.kind === "response") return takeResponse(rooms, found);
  if (content.kind === "checks") return rooms.importChecks(await found.text());
  if (content.kind === "list" && !rooms.isBulkShown() && isShort(await found.text())) {
    return testList(rooms, found);
  }
  return isForBulk(content) ? sendToBulk(rooms, found) : sayOnly(rooms, found);
};

/** Opens a text as the robots.txt, whatever it is. */
export const openText = (rooms: Rooms, text: string): void =>
  void rooms.replaceText(text, words.pastedOver);

/** What goes into the file within which it is pasted: addresses may be meant as lines to write on. */
const FOR_FILE: ReadonlySet<ContentKind> = new Set(["robots", "list", "empty"]);

/** Whether it may be meant as a robots.txt, by somebody who pastes it over one. */
const mayBeRobots = ({ content, alternative }: Recognition): boolean =>
  content.kind === "unknown" || alternative?.kind === "robots";

/** Puts a text into the file, where it was pasted; a list can be tested instead. */
const insert = (rooms: Rooms, found: Found, text: string): void => {
  const takeBack = rooms.insertText(text);
  const { recognition } = found;
  if (recognition.content.kind !== "list") return;
  rooms.notify({
    tone: "info",
    text: sentences(
      takenFor(words.pasted, recognition.content, recognition.isSure),
      words.inserted,
    ),
    action: {
      label: words.testInstead,
      run: () => {
        takeBack();
        void takeOther(rooms, found);
      },
    },
  });
};

/**
 * Takes text that was pasted or dropped, whatever it is.
 *
 * @param at where: outside of any field, over the whole file, or within it. The last two are where a text belongs unless it
 *   is surely of another kind.
 */
export const takeText = async (
  rooms: Rooms,
  text: string,
  at: PastedAt = "outside",
): Promise<void> => {
  const recognition = recognise(text.slice(0, HEAD), rowsOf);
  const isWithin = at === "within";
  const found: Found = {
    name: words.pasted,
    recognition,
    isWithin,
    open: () => (isWithin ? void rooms.insertText(text) : openText(rooms, text)),
    file: async () => ({ name: words.pasted, file: await pastedFile(text, words.pasted) }),
    text: async () => text,
  };
  const { content, isSure, alternative } = recognition;
  if (at === "over" && mayBeRobots(recognition)) return found.open();
  if (isWithin && (FOR_FILE.has(content.kind) || mayBeRobots(recognition))) {
    return insert(rooms, found, text);
  }
  if (content.kind !== "robots") return takeOther(rooms, found);
  if (isSure) return found.open();
  const said = sentences(takenFor(words.pasted, content, false), words.pastedOver);
  if (alternative === null || !isForBulk(alternative)) {
    rooms.replaceText(text, said);
    return;
  }
  const takeBack = rooms.replaceText(text, null);
  rooms.notify({
    tone: "info",
    text: said,
    action: {
      label: words.testInstead,
      run: () => {
        takeBack();
        void sendToBulk(rooms, found);
      },
    },
  });
};
