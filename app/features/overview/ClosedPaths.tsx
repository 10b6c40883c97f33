import { useStore } from "zustand";
import {
  type Access,
  type Area,
  type ChangedAreas,
  formatList,
  formatMessage,
  identify,
  sentences,
} from "../../../core/index.ts";
import { accessOf } from "../../answers/crawler.ts";
import type { AppStore } from "../../state/store/store.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { VerdictWord } from "../../verdicts/VerdictWord.tsx";
import { accessMessages as words } from "./access-messages.ts";
import { LineLink, type PathActions, PathButton } from "./PathItem.tsx";
import { PathLists } from "./PathLists.tsx";
import "./paths.css";

interface OutlineProps extends PathActions {
  readonly access: Access;
  readonly title: string;
}

const Outline = ({ access, title, ...actions }: OutlineProps) => (
  <>
    <PathLists areas={access.areas} title={title} {...actions} />
    {access.anywhere.length > 0 && (
      <>
        <h4>{access.allowed ? words.anywhereAllowed : words.anywhereBlocked}</h4>
        <PathLists areas={access.anywhere} title={words.anywhere} {...actions} />
      </>
    )}
  </>
);

/** The most exceptions named of a path. */
const MOST_EXCEPTIONS = 3;

const StarArea = ({ area, port, onTest }: PathActions & { readonly area: Area }) => {
  const rule = area.after.rule ?? area.before.rule;
  const others = area.exceptions.slice(0, MOST_EXCEPTIONS).map(({ pattern }) => pattern);
  return (
    <li>
      <VerdictWord allowed={area.after.allowed} />{" "}
      <PathButton pattern={area.pattern} url={area.url} onTest={onTest} />{" "}
      {rule !== null && <LineLink rule={rule} port={port} />}{" "}
      {others.length > 0 && (
        <span className="path__but">
          <UntrustedText
            text={formatMessage(words.exceptPatterns, {
              count: area.exceptions.length,
              patterns: formatList(others),
            })}
          />
        </span>
      )}
    </li>
  );
};

/** Where the verdicts differ from those by the rules for `*`, which the crawler's own group replaces. */
const StarPart = ({ star, ...actions }: PathActions & { readonly star: ChangedAreas }) => {
  const { areas, proved } = star;
  if (areas.length === 0) {
    return (
      <p className="paths__proof">
        <WithCode text={proved ? words.starSame : words.starUnsure} />
      </p>
    );
  }
  return (
    <details className="paths__star">
      <summary>
        <WithCode text={formatMessage(words.starDiffers, { count: areas.length })} />
      </summary>
      <ul aria-label={words.starPaths}>
        {areas.map((area) => (
          <StarArea key={`${area.pattern} ${area.url}`} area={area} {...actions} />
        ))}
      </ul>
      <p className="paths__proof">
        <WithCode text={proved ? words.starProved : words.starPartly} />
      </p>
    </details>
  );
};

interface ClosedPathsProps extends PathActions {
  readonly store: AppStore;
}

/** The paths that are closed to the crawler under test, or open if the rest is closed. */
export const ClosedPaths = ({ store, ...parts }: ClosedPathsProps) => {
  const { found, status } = useStore(accessOf(store));
  if (status === "failed") {
    return (
      <p className="paths__proof" role="status">
        {words.failed}
      </p>
    );
  }
  if (found === null) return null;
  const { access, star } = found.result;
  const { allowed, areas, isExact, leftOut } = access;
  const crawler = identify(found.of.crawler).token || "*";
  const title = formatMessage(allowed ? words.closedTo : words.openTo, { crawler });
  if (areas.length === 0 && star === null) return null;
  return (
    <section className="overview__part">
      <h3>
        <UntrustedText text={title} /> <span className="paths__count">{areas.length}</span>
      </h3>
      <Outline access={access} title={title} {...parts} />
      <p className="paths__proof">
        {sentences(
          isExact ? words.proved : words.notExact,
          leftOut > 0 && formatMessage(words.leftOut, { count: leftOut }),
        )}
      </p>
      {star !== null && <StarPart star={star} {...parts} />}
    </section>
  );
};
