import type { Statement } from "../../core/index.ts";

/** What a fact rests on, as a link where there is a page to read. */
export const SourceTitle = ({ source: { title, url } }: Pick<Statement, "source">) =>
  url === null ? (
    title
  ) : (
    <a href={url} target="_blank" rel="noreferrer">
      {title}
    </a>
  );
