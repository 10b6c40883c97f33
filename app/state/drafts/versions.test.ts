import { beforeEach, describe, expect, it } from "vitest";
import { createTab, draftWith, emptyStorage } from "./testing/history.ts";
import { createVersions } from "./versions.ts";

beforeEach(emptyStorage);

const versionsOf = (open: readonly string[]) => {
  const history = createTab();
  const saver = { id: () => null, inMemory: () => [] };
  const taken = async () => new Set(open);
  return { history, versions: createVersions(history, saver, { taken }, () => 0) };
};

describe("deleting a version", () => {
  it("leaves the draft that another tab has opened since it was listed", async () => {
    const { history, versions } = versionsOf(["open"]);
    for (const id of ["open", "closed"]) await history.saveDraft(id, "draft", draftWith(id));
    await Promise.all(["open", "closed"].map(versions.deleteVersion));
    expect(await versions.listVersions()).toMatchObject([{ id: "open", place: "other-tab" }]);
  });
});
