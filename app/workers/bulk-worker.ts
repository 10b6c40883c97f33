// The module that Bulk's worker runs: reads what was dropped, and judges it.
import type { BulkReply, BulkRequest, RowsQuestion, SaveQuestion } from "./bulk/messages.ts";
import { readAll } from "./bulk/run.ts";
import { saveRows } from "./bulk/save-rows.ts";
import { Session } from "./bulk/session.ts";
import { oneAtATime } from "./one-at-a-time.ts";

const reply = (message: BulkReply): void => self.postMessage(message);

let session: Session | null = null;

const CANCELLED = -1;

/** The number of the run under way. */
let current = CANCELLED;

const start = async ({
  start: run,
  setup,
  inputs,
}: Extract<BulkRequest, { readonly start: number }>) => {
  current = run;
  const own = new Session(setup);
  const result = await readAll(
    own,
    inputs,
    (progress) => current === run && reply({ run, progress }),
    () => current !== run,
  );
  // A newer run has taken its place; one that was only cancelled still tells what it has.
  if (current !== run && current !== CANCELLED) return;
  session = own;
  reply({ run, result });
};

function* find(question: RowsQuestion) {
  const { id, from } = question;
  const found = session === null ? { total: 0, rows: [] } : yield* session.find(question);
  return { id, from, ...found };
}

function* save(question: SaveQuestion) {
  return { file: session === null ? new Blob() : yield* saveRows(session, question) };
}

const onFind = oneAtATime(find, (found) => reply({ found }));

const onSave = oneAtATime(save, (saved) => reply({ saved }));

self.addEventListener("message", ({ data }: MessageEvent<BulkRequest>) => {
  if ("start" in data) void start(data);
  else if ("find" in data) onFind(data.find);
  else if ("save" in data) onSave(data.save);
  else if (current === data.cancel) current = CANCELLED;
});
