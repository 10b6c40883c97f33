import { expect, it } from "vitest";
import type { Dialect, Topic } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { causeOf, differingTopics, HybridReaders } from "./causes.ts";

const { google, python } = dialects;
const THREE = ["wildcards", "precedence", "tie"] as const satisfies readonly Topic[];

/** Counts how many of three switches a reader has set like Python. */
const likePython = ({ facts }: Dialect): number =>
  THREE.filter((topic) => facts[topic].value === python.facts[topic].value).length;

const cause = (allows: (dialect: Dialect) => boolean): readonly Topic[] =>
  causeOf(google, python, allows, new HybridReaders());

it("the switches that distinguish two readers are those with different settings", () => {
  expect(differingTopics(google, google)).toEqual([]);
  expect(differingTopics(google, python)).toEqual(expect.arrayContaining([...THREE]));
  expect(differingTopics(google, python)).not.toContain("allow");
});

it("a cause is the one switch that changes both readers' verdicts", () => {
  expect(cause(({ facts }) => facts.tie.value === "allow")).toEqual(["tie"]);
});

it("a cause is a switch that changes one reader's verdict, if none changes both", () => {
  expect(THREE).toEqual(expect.arrayContaining([...cause((dialect) => likePython(dialect) < 3)]));
  expect(cause((dialect) => likePython(dialect) < 3)).toHaveLength(1);
});

it("a cause is a minimal set of switches, if no single one is enough", () => {
  const found = cause((dialect) => likePython(dialect) < 2);
  expect(found).toHaveLength(2);
  expect(THREE).toEqual(expect.arrayContaining([...found]));
});
