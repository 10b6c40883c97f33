import { describe, expect, it } from "vitest";
import { parse } from "../../core/index.ts";
import { applyEdits } from "../../core/lint/index.ts";
import { createFormatting } from "./formatting.ts";
import { createTasks } from "./testing/tasks.ts";
import { format } from "./workers/formatter.ts";
import { oneAtATime } from "./workers/one-at-a-time.ts";

/** The page's client of the formatter, with a worker that works when told to. */
const setUp = () => {
  const { add, turn, settle, slices } = createTasks();
  let breakDown = (): void => {};
  const ask = createFormatting((onAnswer, onFailure) => {
    breakDown = onFailure;
    const onFormat = oneAtATime(format, (answer) => onAnswer(structuredClone(answer)), slices);
    return (question) => add(() => onFormat(structuredClone(question)));
  });
  return { ask, turn, settle, breakDown: () => breakDown() };
};

const UNTIDY = "user-agent:*\ndisallow:/a";
const TIDY = "User-agent: *\nDisallow: /a\n";

describe("askFormat", () => {
  it("returns the edits for the text", async () => {
    const { ask, settle } = setUp();
    const edits = ask(parse(UNTIDY));
    settle();
    expect(applyEdits(UNTIDY, (await edits) ?? [])).toBe(TIDY);
  });

  it("returns nothing for a text replaced by a newer one", async () => {
    const { ask, turn, settle } = setUp();
    const old = ask(parse(UNTIDY));
    turn();
    turn();
    const edits = ask(parse(TIDY));
    settle();
    expect(await old).toBeNull();
    expect(await edits).toEqual([]);
  });

  it("rejects when the formatter fails, and works again for another text", async () => {
    const { ask, settle, breakDown } = setUp();
    const old = ask(parse(UNTIDY));
    breakDown();
    await expect(old).rejects.toThrow();
    const edits = ask(parse(TIDY));
    settle();
    expect(await edits).toEqual([]);
  });
});
