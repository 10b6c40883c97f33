import { memo } from "../../collections/memo.ts";
import type { Writer } from "../../generators/writer.ts";
import { writersOf } from "../../generators/writers-of.ts";
import type { LineContext } from "../context.ts";

/** A part of a file that a platform writes, with the numbers of its first and last line. */
export interface ManagedPart extends Pick<Writer, "name"> {
  /** Where it is changed, after "Change it ". */
  readonly where: string;
  readonly first: number;
  readonly last: number;
}

/** The parts of a file that platforms write again and again, beside lines of the owner. */
export const managedParts: (context: LineContext) => readonly ManagedPart[] = memo(
  ({ document }: LineContext) =>
    writersOf(document).flatMap(({ writer, isWholeFile, firstLine, lastLine }) => {
      const { name, where, isManaged } = writer;
      if (isWholeFile || !isManaged || where === null) return [];
      return [{ name, where, first: firstLine, last: lastLine }];
    }),
);

/** The part of a file that a platform writes and a line is in; null for the owner's own lines. */
export const managedPartAt = (context: LineContext, line: number): ManagedPart | null =>
  managedParts(context).find(({ first, last }) => first <= line && line <= last) ?? null;
