import { useState } from "react";
import { type AccessArea, formatMessage, type Rule, visibleText } from "../../../core/index.ts";
import { describePattern } from "../../../core/service/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { FilterField } from "../../ui/FilterField.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { VerdictWord } from "../../verdicts/VerdictWord.tsx";
import { accessMessages as words } from "./access-messages.ts";
import { byFolder } from "./folders.ts";

/** The number of areas from which they are filed by folder and can be filtered. */
const MANY_AREAS = 12;

/** The most areas of a list, and exceptions of an area, shown before `Show all`. */
export const MOST_AREAS = 25;
export const MOST_EXCEPTIONS = 5;

/** Exceptions of exceptions are shown down to this depth. */
const DEEPEST = 4;

export interface AreaActions {
  readonly port: EditorPort;
  readonly onTest: (url: string) => void;
}

/** A link to the line of a rule. */
export const LineLink = ({ rule, port }: { readonly rule: Rule; readonly port: EditorPort }) => (
  <button type="button" className="link" onClick={() => port.reveal(rule)}>
    {formatMessage(words.line, { line: rule.line })}
  </button>
);

interface ShortListProps<T> {
  readonly items: readonly T[];
  readonly most: number;
  readonly label: string | undefined;
  readonly keyOf: (item: T) => string;
  readonly show: (item: T) => React.ReactNode;
}

/** A list that shows its first items until the user asks for all. */
export const ShortList = <T,>({ items, most, label, keyOf, show }: ShortListProps<T>) => {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, most);
  return (
    <>
      <ul className="access__list" aria-label={label}>
        {shown.map((item) => (
          <li key={keyOf(item)} className="access__item">
            {show(item)}
          </li>
        ))}
      </ul>
      {items.length > most && (
        <button type="button" className="link access__more" onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.showFewer : formatMessage(words.showAll, { count: items.length })}
        </button>
      )}
    </>
  );
};

const keyOfArea = ({ rule, pattern }: AccessArea): string => `${rule.pattern.from} ${pattern}`;

interface AreaViewProps extends AreaActions {
  readonly area: AccessArea;
  readonly depth: number;
}

/** Whether a pattern is more than the beginning of paths, so that it needs words. */
const hasSpecials = (pattern: string): boolean => /[*$]/.test(pattern);

interface PathProps extends Pick<AreaActions, "onTest"> {
  readonly pattern: string;
  /** A URL to test; null if there is none. */
  readonly url: string | null;
}

/** A path as in the file; a press tests a URL of it. */
export const PathButton = ({ pattern, url, onTest }: PathProps) =>
  url === null ? (
    <code translate="no">
      <UntrustedText text={pattern} />
    </code>
  ) : (
    <button
      type="button"
      className="access__path"
      translate="no"
      aria-label={formatMessage(words.testUrl, { url: visibleText(pattern) })}
      onClick={() => onTest(url)}
    >
      <UntrustedText text={pattern} />
    </button>
  );

/** An area with one verdict: its pattern, in words if it has stars, and its exceptions. */
const AreaView = ({ area, depth, port, onTest }: AreaViewProps) => {
  const { allowed, pattern, rule, url, exceptions } = area;
  return (
    <>
      <p className="access__area">
        <VerdictWord allowed={allowed} />{" "}
        <PathButton pattern={pattern} url={depth === 0 ? url : null} onTest={onTest} />{" "}
        <LineLink rule={rule} port={port} />{" "}
        {hasSpecials(pattern) && (
          <span className="access__words">
            <WithCode text={describePattern(pattern)} />
          </span>
        )}{" "}
        {url === null && <span className="access__words">{words.noUrl}</span>}
      </p>
      {exceptions.length > 0 && depth < DEEPEST && (
        <div className="access__exceptions">
          <span className="access__but">{words.except}</span>
          <ShortList
            items={exceptions}
            most={MOST_EXCEPTIONS}
            label={formatMessage(words.exceptionsOf, { pattern })}
            keyOf={keyOfArea}
            show={(exception) => (
              <AreaView area={exception} depth={depth + 1} port={port} onTest={onTest} />
            )}
          />
        </div>
      )}
    </>
  );
};

interface AreaListProps extends AreaActions {
  readonly areas: readonly AccessArea[];
  readonly label: string;
}

/** Areas in file order. */
export const PlainAreas = ({ areas, label, port, onTest }: AreaListProps) => (
  <ShortList
    items={areas}
    most={MOST_AREAS}
    label={label}
    keyOf={keyOfArea}
    show={(area) => <AreaView area={area} depth={0} port={port} onTest={onTest} />}
  />
);

/** Areas; many are filed by folder and can be filtered. */
export const AreaList = (props: AreaListProps) => {
  const { areas, ...rest } = props;
  const [text, setText] = useState("");
  if (areas.length < MANY_AREAS) return <PlainAreas {...props} />;
  const wanted = text.trim().toLowerCase();
  const shown = areas.filter(({ pattern }) => pattern.toLowerCase().includes(wanted));
  const { folders, others } = byFolder(shown);
  return (
    <>
      <FilterField label={words.filter} hint={words.filterHint} value={text} onChange={setText} />
      {shown.length === 0 && <p className="access__proof">{words.noneMatches}</p>}
      {folders.map(({ folder, areas: within }) => (
        <details key={folder} className="access__folder" open={wanted !== "" || undefined}>
          <summary>
            <code translate="no">
              <UntrustedText text={folder} />
            </code>{" "}
            <span className="access__words">
              {formatMessage(words.inFolder, { count: within.length })}
            </span>
          </summary>
          <PlainAreas
            {...rest}
            areas={within}
            label={formatMessage(words.pathsIn, { folder: visibleText(folder) })}
          />
        </details>
      ))}
      {others.length > 0 && <PlainAreas {...rest} areas={others} />}
    </>
  );
};
