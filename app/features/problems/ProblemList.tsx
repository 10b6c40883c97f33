import { formatMessage, type RobotsDocument } from "../../../core/index.ts";
import type { Diagnostic } from "../../../core/lint/index.ts";
import { SeverityMark } from "../../ui/SeverityMark.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { FixPreview } from "./FixPreview.tsx";
import { byRule, type RuleGroup } from "./filter.ts";
import { MESSAGES } from "./messages.ts";
import { ProblemItem } from "./ProblemItem.tsx";
import type { Fixes } from "./use-fixes.ts";

export interface ItemsProps {
  readonly document: RobotsDocument;
  readonly diagnostics: readonly Diagnostic[];
  /** The index of the first of them in the whole list, from 0. */
  readonly start: number;
  /** The accessible name of the list. */
  readonly label: string;
  readonly fixes: Fixes;
  /** The finding that was gone to last. */
  readonly current: Diagnostic | null;
  readonly onWhy: (rule: string) => void;
}

const keyOf = ({ rule, from, to, message }: Diagnostic): string =>
  `${rule} ${from} ${to} ${message}`;

/** Whether two answers to the same text found the same: each answer has objects of its own. */
const isSame = (one: Diagnostic, other: Diagnostic | null): boolean =>
  other !== null && keyOf(one) === keyOf(other);

/** A list of findings. */
export const Items = (props: ItemsProps) => {
  const { document, diagnostics, start, label, fixes, current, onWhy } = props;
  const { offered } = fixes;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets, Safari reports no list
    <ul role="list" className="problems__list" aria-label={label}>
      {diagnostics.map((diagnostic, at) => (
        <ProblemItem
          key={keyOf(diagnostic)}
          diagnostic={diagnostic}
          document={document}
          index={start + at}
          isCurrent={isSame(diagnostic, current)}
          onReveal={fixes.reveal}
          onWhy={onWhy}
          onFix={fixes.choose}
          onConvert={fixes.convert}
          preview={
            offered !== null && isSame(diagnostic, offered.diagnostic) ? (
              <FixPreview
                state={offered.state}
                fix={offered.fix}
                hasWarning={offered.hasWarning}
                onApply={fixes.applyOffered}
                onCancel={fixes.cancelOffered}
              />
            ) : null
          }
        />
      ))}
    </ul>
  );
};

/** The groups of findings that are shown, each with the index of its first finding. */
const placed = (
  groups: readonly RuleGroup[],
  shown: number,
): readonly (RuleGroup & { readonly start: number; readonly all: number })[] => {
  let start = 0;
  return groups.flatMap((group) => {
    const all = group.diagnostics.length;
    const diagnostics = group.diagnostics.slice(0, Math.max(0, shown - start));
    const place = { ...group, diagnostics, start, all };
    start += diagnostics.length;
    return diagnostics.length === 0 ? [] : [place];
  });
};

interface ProblemListProps extends Omit<ItemsProps, "start" | "label"> {
  /** How many of them are shown. */
  readonly shown: number;
  /** Whether findings are grouped by check, under its title. */
  readonly grouped: boolean;
  readonly titleOf: (rule: string) => string;
}

/** The findings, the most severe first, or grouped by check. */
export const ProblemList = (props: ProblemListProps) => {
  const { diagnostics, shown, grouped, titleOf, ...rest } = props;
  if (diagnostics.length === 0) return null;
  if (!grouped) {
    return (
      <Items
        {...rest}
        diagnostics={diagnostics.slice(0, shown)}
        start={0}
        label={MESSAGES.heading}
      />
    );
  }
  return placed(byRule(diagnostics), shown).map((group) => (
    <section key={group.rule} className="problems__group">
      <h3>
        <SeverityMark severity={group.severity} />{" "}
        <span className="problems__title">
          <WithCode text={titleOf(group.rule)} />
        </span>{" "}
        <code translate="no">{group.rule}</code>{" "}
        {formatMessage(MESSAGES.findings, { count: group.all })}
      </h3>
      <Items
        {...rest}
        diagnostics={group.diagnostics}
        start={group.start}
        label={formatMessage(MESSAGES.headingOf, { what: group.rule })}
      />
    </section>
  ));
};
