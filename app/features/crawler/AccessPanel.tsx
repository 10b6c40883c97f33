import { useState } from "react";
import { useStore } from "zustand";
import {
  type Access,
  type AccessArea,
  type Area,
  type ChangedAreas,
  formatMessage,
  identify,
  type Message,
  type Rule,
} from "../../../core/index.ts";
import { describePattern } from "../../../core/service/index.ts";
import { accessOf } from "../../answers/crawler.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { addUrls } from "../../state/store/actions.ts";
import type { AppStore } from "../../state/store/store.ts";
import { ExampleUrl } from "../../ui/ExampleUrl.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { accessMessages as words } from "./access-messages.ts";
import "./access.css";
import { SidePanel } from "../../verdicts/SidePanel.tsx";
import { VerdictWord } from "../../verdicts/VerdictWord.tsx";

/** The most areas of a list, and exceptions of an area, shown before `Show all`. */
const MOST_AREAS = 25;
const MOST_EXCEPTIONS = 5;

/** Exceptions of exceptions are shown down to this depth. */
const DEEPEST = 4;

interface Actions {
  readonly port: EditorPort;
  readonly onTest: (url: string) => void;
}

const LineLink = ({ rule, port }: { readonly rule: Rule; readonly port: EditorPort }) => (
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
const ShortList = <T,>({ items, most, label, keyOf, show }: ShortListProps<T>) => {
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

interface AreaViewProps extends Actions {
  readonly area: AccessArea;
  readonly depth: number;
}

/** An area with one verdict: its pattern, a description, an example URL, and its exceptions. */
const AreaView = ({ area, depth, port, onTest }: AreaViewProps) => {
  const { allowed, pattern, rule, url, exceptions } = area;
  return (
    <>
      <p className="access__area">
        <VerdictWord allowed={allowed} />{" "}
        <code>
          <UntrustedText text={pattern} />
        </code>{" "}
        <LineLink rule={rule} port={port} />{" "}
        <span className="access__words">
          <WithCode text={describePattern(pattern)} />
        </span>{" "}
        {url === null && <span className="access__example">{words.noUrl}</span>}
        {url !== null && url !== pattern && depth === 0 && (
          <span className="access__example">
            <ExampleUrl
              template={words.example}
              url={url}
              test={words.test}
              testUrl={words.testUrl}
              onTest={onTest}
            />
          </span>
        )}
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

/** The statement above the areas. */
const leadOf = ({ allowed, areas }: Access, crawler: string): string => {
  const count = areas.length;
  if (count === 0) return formatMessage(allowed ? words.everything : words.nothing, { crawler });
  const message: Message = allowed ? words.everythingBut : words.nothingBut;
  return formatMessage(message, { crawler, count });
};

interface OutlineProps extends Actions {
  readonly access: Access;
  readonly crawler: string;
}

const Outline = ({ access, crawler, port, onTest }: OutlineProps) => {
  const { areas, anywhere, isExact, leftOut, rule } = access;
  return (
    <>
      <p className="access__lead">
        <UntrustedText text={leadOf(access, crawler)} />{" "}
        {rule !== null && <LineLink rule={rule} port={port} />}
      </p>
      {areas.length > 0 && (
        <ShortList
          items={areas}
          most={MOST_AREAS}
          label={words.areas}
          keyOf={keyOfArea}
          show={(area) => <AreaView area={area} depth={0} port={port} onTest={onTest} />}
        />
      )}
      {anywhere.length > 0 && (
        <>
          <h3>{access.allowed ? words.anywhereAllowed : words.anywhereBlocked}</h3>
          <ShortList
            items={anywhere}
            most={MOST_AREAS}
            label={words.anywhere}
            keyOf={keyOfArea}
            show={(area) => <AreaView area={area} depth={0} port={port} onTest={onTest} />}
          />
        </>
      )}
      <p className="access__proof">
        {isExact ? words.proved : words.notExact}{" "}
        {leftOut > 0 && formatMessage(words.leftOut, { count: leftOut })}
      </p>
    </>
  );
};

const StarArea = ({ area, port, onTest }: Actions & { readonly area: Area }) => {
  const { before, after } = area;
  const rule = after.rule ?? before.rule;
  const others = area.exceptions.map(({ pattern }) => pattern).slice(0, MOST_EXCEPTIONS);
  return (
    <p className="access__area">
      <VerdictWord allowed={after.allowed} />{" "}
      <code>
        <UntrustedText text={area.pattern} />
      </code>{" "}
      {rule !== null && <LineLink rule={rule} port={port} />}{" "}
      {others.length > 0 && (
        <span className="access__words">
          <UntrustedText
            text={formatMessage(words.exceptPatterns, {
              count: area.exceptions.length,
              patterns: others.join(", "),
            })}
          />
        </span>
      )}{" "}
      <span className="access__example">
        <ExampleUrl
          template={words.example}
          url={area.url}
          test={words.test}
          testUrl={words.testUrl}
          onTest={onTest}
        />
      </span>
    </p>
  );
};

/**
 * Where the crawler's verdicts differ from those by the rules for `*`, which its own group
 * replaces.
 */
const StarPart = ({ star, port, onTest }: Actions & { readonly star: ChangedAreas }) => (
  <>
    <h3>
      <WithCode text={words.starTitle} />
    </h3>
    {star.areas.length > 0 && (
      <ShortList
        items={star.areas}
        most={MOST_AREAS}
        label={words.starAreas}
        keyOf={({ pattern, url }) => `${pattern} ${url}`}
        show={(area) => <StarArea area={area} port={port} onTest={onTest} />}
      />
    )}
    <p className="access__proof">
      <WithCode
        text={
          star.areas.length === 0
            ? star.proved
              ? words.starSame
              : words.starUnsure
            : star.proved
              ? words.starProved
              : words.starPartly
        }
      />
    </p>
  </>
);

interface AccessPanelProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly onClose: () => void;
}

/** What the selected crawler may fetch, as a short list derived from the rules it follows. */
export const AccessPanel = ({ store, port, onClose }: AccessPanelProps) => {
  const { found, status } = useStore(accessOf(store));
  const onTest = (url: string) => {
    addUrls(store, url);
  };
  const identity = found === null ? null : identify(found.of.crawler);
  const token = identity?.token ?? "";
  const crawler = token === "" || token === "*" ? words.anyOther : token;
  const obeys = identity?.crawler?.obeys !== "no";
  return (
    <SidePanel
      title={words.title}
      close={words.close}
      onClose={onClose}
      progress={
        <span className="access__busy" role="status">
          {status === "waiting" && words.working}
          {status === "outdated" && words.workingAgain}
          {status === "failed" && words.failed}
        </span>
      }
    >
      {found !== null && (
        <div className={status === "current" ? "access__body" : "access__body access__body--older"}>
          {!obeys && (
            <p className="access__note">
              <UntrustedText text={formatMessage(words.notObeyed, { crawler })} />
            </p>
          )}
          <Outline access={found.result.access} crawler={crawler} port={port} onTest={onTest} />
          {found.result.star !== null && (
            <StarPart star={found.result.star} port={port} onTest={onTest} />
          )}
        </div>
      )}
    </SidePanel>
  );
};
