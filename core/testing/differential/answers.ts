import type { DialectId } from "../../dialects/dialect.ts";
import { dialects } from "../../dialects/index.ts";
import { compile } from "../../match/compile.ts";
import { parse } from "../../syntax/parse.ts";
import type { Question } from "./generate.ts";

/** A dialect's verdict; true is allowed. */
export const answersOf = (id: DialectId, asked: readonly Question[]): readonly boolean[] =>
  asked.map(({ robots, agent, path }) => {
    const { decide } = compile(parse(robots), dialects[id], agent);
    return decide(`http://host.example${path}`).allowed;
  });
