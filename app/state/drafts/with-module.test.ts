import { expect, it } from "vitest";
import { createAppStore, initialState } from "../store/store.ts";
import { draftMessages } from "./messages.ts";
import { withModule } from "./with-module.ts";

it("a part that does not load is reported, and used when a retry loads it", async () => {
  const store = createAppStore(initialState(""));
  let isThere = false;
  const load = () => (isThere ? Promise.resolve("part") : Promise.reject(new Error("offline")));
  const used: string[] = [];
  await withModule(store, load, (part) => used.push(part));
  expect(used).toEqual([]);
  const [notice] = store.getState().notices;
  expect(notice).toMatchObject({ tone: "warning", text: draftMessages.partMissing });
  isThere = true;
  notice?.action?.run();
  await expect.poll(() => used).toEqual(["part"]);
});

it("waits until what is done with the part is finished", async () => {
  const store = createAppStore(initialState(""));
  const done: string[] = [];
  await withModule(
    store,
    async () => "part",
    async (part) => {
      await new Promise((resolve) => setTimeout(resolve));
      done.push(part);
    },
  );
  expect(done).toEqual(["part"]);
});
