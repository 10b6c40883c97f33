import { describe, expect, it } from "vitest";
import { leftOut, listRules } from "./left-out.ts";

const LIST = listRules([
  { rule: 1, key: "/b/c", blocks: true },
  { rule: 2, key: "/a", blocks: true },
  { rule: 3, key: "/b", blocks: true },
  { rule: 4, key: "/b", blocks: false },
  { rule: 5, key: "/d", blocks: false },
  { rule: 6, key: "/b", blocks: true },
  { rule: 7, key: "/d", blocks: false },
]);

const said = (keys: readonly string[], begin: boolean, others: readonly string[] = []) =>
  leftOut(LIST, { blocking: begin ? [] : keys, beginnings: begin ? keys : [], others });

describe("the rules that a group leaves out", () => {
  it("are all of them if it repeats none", () => {
    const { blocking, others, list } = said([], false);
    expect([blocking, others]).toEqual([4, 2]);
    expect(list()).toEqual([2, 3, 6, 1, 4, 5, 7]);
  });

  it("exclude those it repeats, but not others that begin the same", () => {
    const { blocking, others, list } = said(["/b", "/x"], false, ["/d", "/x"]);
    expect([blocking, others]).toEqual([2, 1]);
    expect(list()).toEqual([2, 1, 4]);
  });

  it("include those between the repeated ones", () => {
    const { blocking, list } = said(["/a", "/b/c"], false);
    expect(blocking).toBe(2);
    expect(list()).toEqual([3, 6, 4, 5, 7]);
  });

  it("are the same in whatever order the group has its rules", () => {
    const keys = ["/a", "/b", "/b/c", "/x"];
    const orders = [keys, keys.toReversed(), ["/b", "/x", "/b/c", "/a"]];
    for (const order of orders) {
      for (const begin of [true, false]) {
        const { blocking, list } = said(order, begin);
        expect([blocking, list()]).toEqual([0, [4, 5, 7]]);
      }
      expect(
        said(
          order.filter((key) => key !== "/b"),
          false,
        ).list(),
      ).toEqual([3, 6, 4, 5, 7]);
    }
  });

  it("exclude those covered by the longest of overlapping prefixes", () => {
    const list = listRules(
      ["/a", "/a/b", "/a/b/c", "/a/c", "/b"].map((key) => ({ rule: key, key, blocks: true })),
    );
    const all = { blocking: [], beginnings: ["/a", "/a/b"], others: [] };
    expect(leftOut(list, all).list()).toEqual(["/b"]);
    const some = { blocking: ["/a/b"], beginnings: ["/a/b"], others: [] };
    expect(leftOut(list, some).list()).toEqual(["/a", "/a/c", "/b"]);
    expect(leftOut(list, some).blocking).toBe(3);
  });

  it("exclude those that begin with one of its rules, if that is enough", () => {
    const { blocking, list } = said(["/b", "/b/c"], true);
    expect(blocking).toBe(1);
    expect(list()).toEqual([2, 4, 5, 7]);
  });
});
