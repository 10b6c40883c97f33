import { useMemo, useState } from "react";
import { type Folder, formatMessage, visibleText } from "../../../core/index.ts";
import type { RowFilter } from "../../answers/workers/bulk/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { slabsOf } from "./icicle.ts";
import { MESSAGES } from "./messages.ts";
import { type Column, SimpleTable } from "./SimpleTable.tsx";
import { MOST_ROWS } from "./view.ts";
import { inNumber, inPercent } from "./words.ts";

const folderAt = (tree: Folder, path: readonly string[]): Folder => {
  let folder = tree;
  for (const name of path) {
    folder = folder.folders.find((child) => child.name === name) ?? folder;
  }
  return folder;
};

const pathText = (path: readonly string[]): string =>
  path.length === 0 ? "/" : `/${path.join("/")}/`;

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** A slab narrower than this share of the width has no room for its name. */
const NARROWEST_NAMED = 0.05;

interface FoldersProps {
  readonly tree: Folder;
  readonly onShow: (filter: Partial<Omit<RowFilter, "list">>) => void;
}

/** Which folders the URLs are in and how much of each is blocked: as a picture and as a table. */
export const Folders = ({ tree, onShow }: FoldersProps) => {
  const [path, setPath] = useState<readonly string[]>([]);
  const folder = folderAt(tree, path);
  const slabs = useMemo(() => slabsOf(folder), [folder]);
  const shareOf = ({ blocked, count }: Folder): number => (count === 0 ? 0 : blocked / count);
  const columns: readonly Column<Folder>[] = [
    {
      name: MESSAGES.folderColumn,
      cell: ({ name, folders }) =>
        folders.length === 0 ? (
          <UntrustedText text={`${name}/`} />
        ) : (
          <button type="button" className="link" onClick={() => setPath([...path, name])}>
            <UntrustedText text={`${name}/`} />
          </button>
        ),
    },
    { name: MESSAGES.count, isNumber: true, cell: ({ count }) => inNumber(count) },
    { name: MESSAGES.blockedColumn, isNumber: true, cell: ({ blocked }) => inNumber(blocked) },
    { name: MESSAGES.shareColumn, isNumber: true, cell: (each) => inPercent(shareOf(each)) },
    {
      name: MESSAGES.url,
      cell: ({ name }) => (
        <button
          type="button"
          className="link"
          onClick={() => onShow({ within: pathText([...path, name]) })}
        >
          {MESSAGES.listFolder}
        </button>
      ),
    },
  ];
  return (
    <div className="bulk__folders">
      <div className="bulk__path">
        <code translate="no">
          <UntrustedText text={pathText(path)} />
        </code>
        {path.length > 0 && (
          <Button small icon="chevron-up" onClick={() => setPath(path.slice(0, -1))}>
            {formatMessage(MESSAGES.up, { folder: pathText(path.slice(0, -1)) })}
          </Button>
        )}
      </div>
      {/* The table below shows the same and can be used by keyboard. */}
      <div className="bulk-icicle" aria-hidden="true" title={MESSAGES.picture}>
        {slabs.map((slab) => (
          <button
            key={slab.path.join("/")}
            type="button"
            tabIndex={-1}
            className="bulk-slab"
            title={formatMessage(MESSAGES.slab, {
              folder: visibleText(pathText([...path, ...slab.path])),
              count: slab.folder.count,
            })}
            style={{
              left: percent(slab.left),
              top: percent(slab.top),
              width: percent(slab.width),
              height: percent(slab.height),
              ["--blocked-share" as string]: percent(shareOf(slab.folder)),
            }}
            onClick={() => setPath([...path, ...slab.path])}
          >
            {slab.width < NARROWEST_NAMED ? "" : (slab.path.at(-1) ?? pathText(path))}
          </button>
        ))}
      </div>
      <p className="bulk-legend" aria-hidden="true">
        <span>{MESSAGES.legendNone}</span>
        <span className="bulk-legend__scale" />
        <span>{MESSAGES.legendAll}</span>
        <span className="bulk-legend__width">{MESSAGES.legend}</span>
      </p>
      {folder.folders.length > 0 && (
        <SimpleTable
          label={MESSAGES.foldersTable}
          rows={folder.folders.slice(0, MOST_ROWS)}
          columns={columns}
          keyOf={({ name }) => name}
        />
      )}
    </div>
  );
};
