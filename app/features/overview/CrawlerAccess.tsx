import { useState } from "react";
import { useStore } from "zustand";
import {
  type Access,
  type Area,
  type ChangedAreas,
  formatMessage,
  formatUnits,
  type Message,
  sentences,
} from "../../../core/index.ts";
import { accessOf } from "../../answers/crawler.ts";
import type { AppStore } from "../../state/store/store.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { VerdictWord } from "../../verdicts/VerdictWord.tsx";
import {
  type AreaActions,
  AreaList,
  LineLink,
  MOST_AREAS,
  MOST_EXCEPTIONS,
  PlainAreas,
  ShortList,
  TestButton,
} from "./Areas.tsx";
import { accessMessages as words } from "./access-messages.ts";
import "./access.css";

/** The statement above the areas. */
const leadOf = ({ allowed, areas }: Access, crawler: string): string => {
  const count = areas.length;
  if (count === 0) return formatMessage(allowed ? words.everything : words.nothing, { crawler });
  const message: Message = allowed ? words.everythingBut : words.nothingBut;
  return formatMessage(message, { crawler, count });
};

interface OutlineProps extends AreaActions {
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
        <AreaList areas={areas} label={words.paths} port={port} onTest={onTest} />
      )}
      {anywhere.length > 0 && (
        <>
          <h4>{access.allowed ? words.anywhereAllowed : words.anywhereBlocked}</h4>
          <PlainAreas areas={anywhere} label={words.anywhere} port={port} onTest={onTest} />
        </>
      )}
      <p className="access__proof">
        {sentences(
          isExact ? words.proved : words.notExact,
          leftOut > 0 && formatMessage(words.leftOut, { count: leftOut }),
        )}
      </p>
    </>
  );
};

const StarArea = ({ area, port, onTest }: AreaActions & { readonly area: Area }) => {
  const { before, after } = area;
  const rule = after.rule ?? before.rule;
  const others = area.exceptions.map(({ pattern }) => pattern).slice(0, MOST_EXCEPTIONS);
  return (
    <p className="access__area">
      <VerdictWord allowed={after.allowed} />{" "}
      <code translate="no">
        <UntrustedText text={area.pattern} />
      </code>{" "}
      {rule !== null && <LineLink rule={rule} port={port} />}{" "}
      {others.length > 0 && (
        <span className="access__words">
          <UntrustedText
            text={formatMessage(words.exceptPatterns, {
              count: area.exceptions.length,
              patterns: formatUnits(others),
            })}
          />
        </span>
      )}{" "}
      <TestButton url={area.url} onTest={onTest} />
    </p>
  );
};

/**
 * Where the crawler's verdicts differ from those by the rules for `*`, which its own group
 * replaces.
 */
const StarPart = ({ star, port, onTest }: AreaActions & { readonly star: ChangedAreas }) => (
  <>
    <h4>
      <WithCode text={words.starTitle} />
    </h4>
    {star.areas.length > 0 && (
      <ShortList
        items={star.areas}
        most={MOST_AREAS}
        label={words.starPaths}
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

interface CrawlerAccessProps extends AreaActions {
  readonly store: AppStore;
  /** A product token. */
  readonly token: string;
  /** Its name in sentences. */
  readonly name: string;
}

/** What a crawler may crawl, as a short list derived from the rules it follows. */
export const CrawlerAccess = ({ store, token, name, port, onTest }: CrawlerAccessProps) => {
  const [source] = useState(() => accessOf(store, token));
  const { found, status } = useStore(source);
  return (
    <>
      <p className="access__busy" role="status">
        {status === "waiting" && words.working}
        {status === "outdated" && words.workingAgain}
        {status === "failed" && words.failed}
      </p>
      {found !== null && (
        <div className={status === "current" ? "access__body" : "access__body access__body--older"}>
          <Outline access={found.result.access} crawler={name} port={port} onTest={onTest} />
          {found.result.star !== null && (
            <StarPart star={found.result.star} port={port} onTest={onTest} />
          )}
        </div>
      )}
    </>
  );
};
