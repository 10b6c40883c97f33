import type { Statement } from "../../core/index.ts";
import { MESSAGES } from "./messages.ts";

/** A position in source code: most people do not know the repository and function names. */
const IS_CODE = /^[\w.-]+\/[\w.-]+ [\da-f]{7},/;

/** The source of a fact, as a link if there is a page to read. */
export const SourceTitle = ({ source: { title, url } }: Pick<Statement, "source">) =>
  url === null ? (
    title
  ) : (
    <a href={url} title={title} target="_blank" rel="noreferrer">
      {IS_CODE.test(title) ? MESSAGES.sourceCode : title}
    </a>
  );
