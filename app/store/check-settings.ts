import type { Severity } from "../../core/lint/index.ts";
import type { CheckSettings } from "./state.ts";

/** The settings of checks before anybody has changed them. */
export const DEFAULT_CHECKS: CheckSettings = { off: [], on: [], hidden: [] };

const sameMembers = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((member) => b.includes(member));

/** Whether two settings of checks say the same, in whatever order. */
export const sameChecks = (a: CheckSettings, b: CheckSettings): boolean =>
  sameMembers(a.off, b.off) && sameMembers(a.on, b.on) && sameMembers(a.hidden, b.hidden);

/** The part of a check that its setting hangs on. */
export interface Switchable {
  readonly id: string;
  /** Whether it is made unless turned off. */
  readonly defaultOn: boolean;
}

/** Whether a check is made. */
export const isCheckOn = ({ off, on }: CheckSettings, { id, defaultOn }: Switchable): boolean =>
  !off.includes(id) && (defaultOn || on.includes(id));

/** The settings with a check turned on or off; what is as by default is not mentioned in them. */
export const withCheck = (
  settings: CheckSettings,
  { id, defaultOn }: Switchable,
  isOn: boolean,
): CheckSettings => {
  const off = settings.off.filter((other) => other !== id);
  const on = settings.on.filter((other) => other !== id);
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
