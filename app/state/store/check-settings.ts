import type { Severity } from "../../../core/lint/index.ts";
import type { CheckSettings } from "./state.ts";

/** The default settings of checks. */
export const DEFAULT_CHECKS: CheckSettings = { off: [], on: [], hidden: [] };

const sameMembers = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((member) => b.includes(member));

/** Whether two settings of checks are equal, in any order. */
export const sameChecks = (a: CheckSettings, b: CheckSettings): boolean =>
  sameMembers(a.off, b.off) && sameMembers(a.on, b.on) && sameMembers(a.hidden, b.hidden);

/** The part of a check that its setting depends on. */
export interface Switchable {
  readonly id: string;
  /** Former ids, which settings may still have. */
  readonly aliases: readonly string[];
  /** Whether it runs by default. */
  readonly defaultOn: boolean;
}

const isNameOf = ({ id, aliases }: Switchable, name: string): boolean =>
  id === name || aliases.includes(name);

/** Whether a check runs. */
export const isCheckOn = ({ off, on }: CheckSettings, check: Switchable): boolean => {
  const isListed = (names: readonly string[]): boolean =>
    names.some((name) => isNameOf(check, name));
  return !isListed(off) && (check.defaultOn || isListed(on));
};

/** The settings with a check turned on or off; checks in their default state are not listed. */
export const withCheck = (
  settings: CheckSettings,
  check: Switchable,
  isOn: boolean,
): CheckSettings => {
  const { id, defaultOn } = check;
  const off = settings.off.filter((name) => !isNameOf(check, name));
  const on = settings.on.filter((name) => !isNameOf(check, name));
  if (isOn === defaultOn) return { ...settings, off, on };
  return isOn ? { ...settings, off, on: [...on, id] } : { ...settings, off: [...off, id], on };
};

/** The settings with the findings of a severity shown or hidden. */
export const withSeverity = (
  settings: CheckSettings,
  severity: Severity,
  isShown: boolean,
): CheckSettings => {
  const hidden = settings.hidden.filter((other) => other !== severity);
  return { ...settings, hidden: isShown ? hidden : [...hidden, severity] };
};
