import { describe, expect, it } from "vitest";
import { PLAIN_RESPONSE } from "../../../core/index.ts";
import { draftOfExample } from "../../features/examples/example.ts";
import { firstVisit } from "../../features/examples/first-visit.ts";
import { draftOf, draftOfShared, queryOf } from "../drafts/draft.ts";
import { addUrls, editUrl, setBaseline, setExpectation, setResponse } from "./actions.ts";
import { startAnew, withoutExample } from "./example.ts";
import { exampleName } from "./own-names.ts";
import { checkShared } from "./shared-state.ts";
import { createAppStore, initialState, NEW_FILE } from "./store.ts";

/** A page that shows the first-visit example. */
const showing = () => {
  const draft = draftOfExample(firstVisit);
  const query = queryOf(draft);
  return createAppStore(
    initialState(draft.source, { query, format: { ...NEW_FILE, name: draft.name } }),
  );
};

const typed = (store: ReturnType<typeof showing>) =>
  store.getState().query.urls.map((url) => url.typed);

describe("leaving an example", () => {
  it("removes its title, its URLs and their expectations, and its response", () => {
    const store = showing();
    setResponse(store, PLAIN_RESPONSE);
    startAnew(store, "User-agent: *", true);
    expect(store.getState()).toMatchObject({
      format: { name: "Untitled draft", original: null },
      query: { urls: [], activeUrl: null, crawler: "Googlebot" },
      savedUrls: [],
      response: null,
    });
  });

  it("makes the new text the reference for changes, until it is undone", () => {
    const store = showing();
    const { openedText } = store.getState();
    const back = startAnew(store, "User-agent: *", true);
    expect(store.getState().openedText.source).toBe("User-agent: *");
    back?.();
    expect(store.getState().openedText).toBe(openedText);
  });

  it("keeps the URLs that the user added, and those of the example that the user changed", () => {
    const store = showing();
    addUrls(store, "/mine");
    const [first, second] = store.getState().query.urls;
    editUrl(store, first?.id ?? 0, "/changed");
    setExpectation(store, second?.id ?? 0, "blocked");
    const kept = second?.typed;
    startAnew(store, "User-agent: *", true);
    expect(typed(store)).toEqual(["/changed", kept, "/mine"]);
  });

  it("does not change a file that is not an example", () => {
    const store = createAppStore(initialState("User-agent: *"));
    addUrls(store, "/mine");
    expect(withoutExample(store.getState())).toBeNull();
    const before = store.getState();
    startAnew(store, "User-agent: *", true);
    expect(store.getState()).toBe(before);
  });

  it("is not compared with what the file before was when opened, unless undo brings that back", () => {
    const store = createAppStore(initialState("User-agent: *"));
    const opened = { name: "This file when opened", ...store.getState().openedText };
    setBaseline(store, opened);
    const back = startAnew(store, "User-agent: Other", false);
    expect(store.getState().baseline).toBeNull();
    back?.();
    expect(store.getState().baseline).toBe(opened);
    const live = { name: "live", source: "User-agent: Live", encoding: "utf-8" } as const;
    setBaseline(store, live);
    startAnew(store, "User-agent: Other", false);
    expect(store.getState().baseline).toBe(live);
  });

  it("does not happen to a file of the user's own, whose text pasted over is a new file", () => {
    const store = createAppStore(
      initialState("User-agent: *", { format: { ...NEW_FILE, name: "live.txt" } }),
    );
    addUrls(store, "/mine");
    const before = store.getState();
    const back = startAnew(store, "User-agent: Other", false);
    expect(store.getState()).toMatchObject({
      format: { name: "Untitled draft" },
      openedText: { source: "User-agent: Other" },
    });
    expect(typed(store)).toEqual(["/mine"]);
    back?.();
    expect(store.getState()).toEqual(before);
  });

  it("leaves the response of the file before, says so, and offers to keep it; undo brings it back", async () => {
    const store = createAppStore(initialState("User-agent: *"));
    const response = { ...PLAIN_RESPONSE, status: 404 };
    setResponse(store, response);
    const said = () => store.getState().notices;
    startAnew(store, "User-agent: A", false);
    expect(store.getState().response).toBeNull();
    await Promise.resolve();
    expect(said()).toHaveLength(1);
    said()[0]?.action?.run();
    expect(store.getState().response).toBe(response);
    const back = startAnew(store, "User-agent: B", false);
    expect(store.getState().response).toBeNull();
    await Promise.resolve();
    expect(said()).toHaveLength(1);
    back?.();
    expect(store.getState().response).toBe(response);
    expect(said()).toEqual([]);
    // A pasted response brings its own.
    startAnew(store, "User-agent: C", false);
    setResponse(store, PLAIN_RESPONSE);
    await Promise.resolve();
    expect(said()).toEqual([]);
    setResponse(store, response);
    // What is typed over a file of one's own is the same file.
    startAnew(store, "U", true);
    expect(store.getState().response).toBe(response);
  });

  it("keeps the name that the user gave, whatever is pasted", () => {
    const store = createAppStore(
      initialState("User-agent: *", { format: { ...NEW_FILE, name: "Shop", isNamed: true } }),
    );
    startAnew(store, "User-agent: Other", false);
    expect(store.getState().format.name).toBe("Shop");
  });

  it("removes the title of a check's example and keeps the user's URLs", () => {
    const store = createAppStore(
      initialState("x", { format: { ...NEW_FILE, name: exampleName("directive-typo") } }),
    );
    addUrls(store, "/mine");
    startAnew(store, "User-agent: *", true);
    expect(store.getState().format.name).toBe(NEW_FILE.name);
    expect(typed(store)).toEqual(["/mine"]);
  });

  it("can be undone, and keeps what the user added since", () => {
    const store = showing();
    addUrls(store, "/mine");
    setResponse(store, PLAIN_RESPONSE);
    const before = store.getState();
    const back = startAnew(store, "User-agent: *", true);
    addUrls(store, "/since");
    back?.();
    const { format, query, response, savedUrls } = store.getState();
    expect(typed(store)).toEqual([...before.query.urls.map((url) => url.typed), "/since"]);
    expect([format, response, savedUrls]).toEqual([
      before.format,
      before.response,
      before.savedUrls,
    ]);
    expect(query.urls[0]).toBe(before.query.urls[0]);
  });

  it("works after the draft was stored and read again", () => {
    const draft = JSON.parse(JSON.stringify(draftOf(showing().getState())));
    const read = checkShared(draft, 10_000);
    if (read === null) throw new Error("The draft could not be read");
    const query = queryOf(draftOfShared(read));
    const store = createAppStore(initialState(read.source, { query }));
    startAnew(store, "User-agent: *", true);
    expect(typed(store)).toEqual([]);
  });
});
