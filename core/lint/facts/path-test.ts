import { pathTraits } from "../../match/path-traits.ts";
import type { FileContext } from "../context.ts";
import type { MeantRule } from "./meant-groups.ts";

/**
 * A test of the paths of rules. The traits of plain rules' paths are known, so that most paths need
 * not be searched.
 *
 * @param trait one of `path-traits.ts`, which every path has that passes the test.
 */
export const pathTest = (
  { document }: FileContext,
  trait: number,
  test: (path: string) => boolean,
): ((rule: MeantRule) => boolean) => {
  const traits = pathTraits(document);
  return ({ line, path }) =>
    (!line.isPlainRule || (traits.onLine(line.number) & trait) !== 0) && test(path);
};
