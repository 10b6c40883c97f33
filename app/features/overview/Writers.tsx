import { useStore } from "zustand";
import {
  dialects,
  formatMessage,
  formatUnits,
  once,
  policyOf,
  type RobotsDocument,
  sentences,
  servedAs,
  type WrittenBlock,
  writersOf,
} from "../../../core/index.ts";
import type { OverviewInputs } from "../../answers/overview.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { setServedAs } from "../../state/store/actions.ts";
import type { AppStore } from "../../state/store/store.ts";
import type { OptionGroup } from "../../ui/options.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { writersMessages as words } from "./writers-messages.ts";

const AS_WRITTEN = "";

const options = once((): readonly OptionGroup[] => [
  {
    label: null,
    options: [
      { value: AS_WRITTEN, name: words.asWritten, note: words.asWrittenNote },
      ...servedAs.map(({ id, name, dated }) => ({ value: id, name, note: dated })),
    ],
  },
]);

/** The number of groups in a block. */
const groupsIn = (document: RobotsDocument, { firstLine, lastLine }: WrittenBlock): number =>
  policyOf(document, dialects.rfc9309).groups.filter(
    (group) => firstLine <= group.firstLine && group.firstLine <= lastLine,
  ).length;

const wrote = ({ isSure, isWholeFile, firstLine, lastLine, writer }: WrittenBlock): string => {
  const data = { name: writer.name, firstLine, lastLine };
  if (isWholeFile && firstLine === 1)
    return formatMessage(isSure ? words.wroteFile : words.probablyWroteFile, data);
  return formatMessage(isSure ? words.wrote : words.probablyWrote, data);
};

interface BlockProps {
  readonly document: RobotsDocument;
  readonly block: WrittenBlock;
  readonly port: EditorPort;
}

const Block = ({ document, block, port }: BlockProps) => {
  const { isManaged, where, source } = block.writer;
  // A folded block opens for a selection that ends within it.
  const within = { from: block.from, to: Math.max(block.from, block.to - 1) };
  const count = groupsIn(document, block);
  return (
    <li>
      <button type="button" className="link" onClick={() => port.reveal(within)}>
        {wrote(block)}
      </button>{" "}
      {sentences(
        isManaged && !block.isWholeFile && count > 0 && formatMessage(words.notChosen, { count }),
        isManaged && words.again,
        where === null ? words.fixed : formatMessage(words.change, { where }),
      )}{" "}
      <a href={source} target="_blank" rel="noreferrer">
        {words.source}
      </a>
    </li>
  );
};

interface WritersProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** What the overview around it is of. */
  readonly of: OverviewInputs;
}

const summaryOf = (blocks: readonly WrittenBlock[]): string => {
  const names = blocks.map(({ writer: { name }, isWholeFile, firstLine, lastLine }) =>
    isWholeFile && firstLine === 1
      ? name
      : formatMessage(words.wroteLines, { name, firstLine, lastLine }),
  );
  return names.length === 0 ? words.nobodyKnown : formatUnits([...new Set(names)]);
};

/** Who wrote the file or its parts, as a fact that opens to what that means, and to what is served. */
export const WritersFact = ({ store, port, of: { document } }: WritersProps) => {
  const chosen = useStore(store, (state) => state.servedAs) ?? AS_WRITTEN;
  const blocks = writersOf(document);
  return (
    <details className="facts__more" open={chosen !== AS_WRITTEN || undefined}>
      <summary>{summaryOf(blocks)}</summary>
      <section aria-label={words.title}>
        {blocks.length > 0 && (
          <ul className="writers">
            {blocks.map((block) => (
              <Block key={block.firstLine} document={document} block={block} port={port} />
            ))}
          </ul>
        )}
        <div className="writers__served">
          <SelectField
            label={words.servedAs}
            value={chosen}
            groups={options()}
            onChange={(value) => setServedAs(store, value === AS_WRITTEN ? null : value)}
          />
        </div>
        <p className="overview__fine">{words.hint}</p>
      </section>
    </details>
  );
};
