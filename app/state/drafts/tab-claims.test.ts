import { describe, expect, it } from "vitest";
import { createTabClaims } from "./tab-claims.ts";
import { createLocks, createSession } from "./testing/locks.ts";

const browser = () => {
  const locks = createLocks();
  const open = (session = createSession()) => ({
    session,
    claims: createTabClaims({ locks, session, isReload: false }),
  });
  return { open };
};

describe("the claims of a tab", () => {
  it("give a reloaded tab its draft again", async () => {
    const { open } = browser();
    const { claims, session } = open();
    expect(claims.before()).toBeNull();
    claims.claimNew("mine");
    claims.release();
    const reloaded = open(session).claims;
    expect(reloaded.before()).toBe("mine");
    expect(await reloaded.claim("mine", 300)).toBe(true);
  });

  it("wait for a page that is being closed", async () => {
    const { open } = browser();
    const { claims, session } = open();
    claims.claimNew("mine");
    const reloaded = open(session).claims.claim("mine", 5_000);
    claims.release();
    expect(await reloaded).toBe(true);
  });

  it("notice a lock that was granted while the page was busy", async () => {
    const locks = createLocks();
    const busy: typeof locks = {
      ...locks,
      query: async () => {
        await expect.poll(() => granted).toBe(true);
        return locks.query();
      },
    };
    let granted = false;
    busy.request = (async (
      name: string,
      options: LockOptions,
      hold: LockGrantedCallback<unknown>,
    ) =>
      new Promise((resolve) => setTimeout(resolve, 50)).then(() => {
        granted = true;
        return locks.request(name, options, hold);
      })) as typeof locks.request;
    const claims = createTabClaims({ locks: busy, session: createSession(), isReload: false });
    expect(await claims.claim("mine", 10)).toBe(true);
  });

  it("refuse a draft that is open in another tab, as for a duplicated tab", async () => {
    const { open } = browser();
    const { claims, session } = open();
    claims.claimNew("mine");
    const duplicate = open(session.copy()).claims;
    expect(duplicate.before()).toBe("mine");
    expect(await duplicate.claim("mine", 20)).toBe(false);
    duplicate.claimNew("other");
    expect(await claims.taken()).toEqual(new Set(["mine", "other"]));
  });

  it("release one draft when they claim another", async () => {
    const { open } = browser();
    const [first, second] = [open().claims, open().claims];
    first.claimNew("mine");
    expect(await first.claim("other")).toBe(true);
    expect(await second.claim("mine", 300)).toBe(true);
    expect(await first.claim("mine")).toBe(false);
    expect(await first.taken()).toEqual(new Set(["mine", "other"]));
  });

  it("hold only the last of two drafts claimed at once", async () => {
    const { open } = browser();
    const { claims } = open();
    const results = await Promise.all([claims.claim("one"), claims.claim("two")]);
    expect(results).toEqual([false, true]);
    expect(await claims.taken()).toEqual(new Set(["two"]));
  });

  it("claim the draft again when the page is shown again, unless another tab has it", async () => {
    const { open } = browser();
    const [first, second] = [open().claims, open().claims];
    first.claimNew("mine");
    first.release();
    expect(await first.resume()).toBe(true);
    first.release();
    expect(await second.claim("mine", 300)).toBe(true);
    expect(await first.resume()).toBe(false);
  });

  it("take over no draft if the browser has no locks and blocks the session storage", async () => {
    const forbidden = () => {
      throw new DOMException("no", "SecurityError");
    };
    const session = { getItem: forbidden, setItem: forbidden };
    const claims = createTabClaims({ locks: undefined, session, isReload: true });
    expect(claims.before()).toBeNull();
    claims.claimNew("mine");
    expect(await claims.claim("other")).toBe(false);
    expect(await claims.taken()).toBeNull();
    expect(await claims.resume()).toBe(true);
  });

  it("give a reloaded tab its draft again if the browser has no locks", async () => {
    const session = createSession();
    const open = (isReload: boolean) => createTabClaims({ locks: undefined, session, isReload });
    open(false).claimNew("mine");
    expect(await open(true).claim("mine")).toBe(true);
    expect(await open(true).claim("other")).toBe(false);
    expect(await open(false).claim("mine")).toBe(false);
  });
});
