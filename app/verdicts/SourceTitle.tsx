import type { Statement } from "../../core/index.ts";
import { MESSAGES } from "./messages.ts";

/** A position in source code: most people do not know the repository and function names. */
const IS_CODE = /^[\w.-]+\/[\w.-]+ [\da-f]{7},/;

/** How a source is called: those of one software are all its source code. */
export const sourceName = ({ title }: Pick<Statement["source"], "title">): string =>
  IS_CODE.test(title) ? MESSAGES.sourceCode : title;

/** The source of a fact, as a link if there is a page to read. */
export const SourceTitle = ({ source }: Pick<Statement, "source">) =>
  source.url === null ? (
    source.title
  ) : (
    <a href={source.url} title={source.title} target="_blank" rel="noreferrer">
      {sourceName(source)}
    </a>
  );
