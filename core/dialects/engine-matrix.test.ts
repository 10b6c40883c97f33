import { describe, expect, it } from "vitest";
import { explain } from "../match/explain.ts";
import { parse } from "../syntax/parse.ts";
import { readGolden } from "../testing/golden.ts";
import type { Encoding } from "../text/bytes.ts";
import type { DialectId } from "./dialect.ts";
import { dialects } from "./index.ts";

interface MatrixCase {
  readonly id: string;
  readonly note: string;
  readonly robots: string;
  readonly encoding: Encoding;
  readonly agent?: string;
  readonly url: string;
  /** `allow`, `block`, `n/a` if it could not be run, or `error:` and the exception. */
  readonly answers: Readonly<Partial<Record<DialectId, string>>>;
}

const cases = readGolden<MatrixCase>("engine-matrix");

/** The file and the crawler as the engine was given them: Wget knows no name but its own. */
const askedOf = (id: DialectId, { robots, agent }: MatrixCase): readonly [string, string] => {
  if (id !== "wget") return [robots, agent ?? "FooBot"];
  const renamed = robots.replaceAll(/FooBot/gi, "Wget").replaceAll(/\bFoo\b/g, "Wge");
  return [renamed, "Wget"];
};

const answerOf = (id: DialectId, asked: MatrixCase): string => {
  const [robots, agent] = askedOf(id, asked);
  const document = parse(robots, asked.encoding);
  const { verdict, reason } = explain(document, dialects[id], agent, asked.url);
  if (reason === "unreadable") return "error";
  return verdict.allowed ? "allow" : "block";
};

describe.each(Object.keys(cases[0]?.answers ?? {}) as DialectId[])("the engine of %s", (id) => {
  it("agrees with its dialect in every case of the matrix", () => {
    const told = cases.filter(({ answers }) => answers[id] !== "n/a");
    expect(told.length).toBeGreaterThan(134);
    const differ = told
      .map((each) => ({
        id: each.id,
        dialect: answerOf(id, each),
        engine: each.answers[id]?.replace(/:.*/, ""),
      }))
      .filter(({ engine, dialect }) => engine !== dialect);
    expect(differ).toEqual([]);
  });
});
