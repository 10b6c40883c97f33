import type { Statement } from "../../core/index.ts";
import { MESSAGES } from "./messages.ts";

/** A place in a program: names of its repository and its functions say nothing to most people. */
const IS_CODE = /^[\w.-]+\/[\w.-]+ [\da-f]{7},/;

/** What a fact rests on, as a link where there is a page to read. */
export const SourceTitle = ({ source: { title, url } }: Pick<Statement, "source">) =>
  url === null ? (
    title
  ) : (
    <a href={url} title={title} target="_blank" rel="noreferrer">
      {IS_CODE.test(title) ? MESSAGES.sourceCode : title}
    </a>
  );
