import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { answersOf } from "./answers.ts";
import { BROKEN, compareAnswers, ORDINARY, type Question, questions } from "./generate.ts";

const ASK = `
import json, sys
from urllib.robotparser import RobotFileParser
def allowed(robots, agent, path):
    parser = RobotFileParser()
    parser.parse(robots.splitlines())
    return parser.can_fetch(agent, "http://host.example" + path)
print(json.dumps([allowed(q["robots"], q["agent"], q["path"]) for q in json.load(sys.stdin)]))
`;

/** Its answers; null without Python. However slow it is, it answers. */
const ask = (asked: readonly Question[]): readonly boolean[] | null => {
  const input = JSON.stringify(asked);
  const { status, stdout } = spawnSync("python3", ["-c", ASK], { input, encoding: "utf8" });
  return status === 0 ? (JSON.parse(stdout) as boolean[]) : null;
};

/** The parser whose first match decides; in releases from 2026 on the longest does. */
const hasLegacyParser = (): boolean => {
  const robots = "User-agent: *\nDisallow: /\nAllow: /p\n";
  return ask([{ robots, agent: "FooBot", path: "/page" }])?.[0] === false;
};

const canAsk = hasLegacyParser();

describe.skipIf(!canAsk)("the dialect python and urllib.robotparser", () => {
  it.each([
    ["ordinary", ORDINARY],
    ["broken", BROKEN],
  ])(
    "agree on every generated question about %s files",
    (_, ingredients) => {
      const asked = questions(2, 1_000, ingredients);
      const theirs = ask(asked) ?? [];
      expect(theirs.filter((allowed) => !allowed).length).toBeGreaterThan(100);
      expect(compareAnswers(asked, theirs, answersOf("python", asked)).differences).toEqual([]);
    },
    60_000,
  );
});
