// Nothing but the checks, to be loaded by themselves: `findings.ts` alone imports this, dynamically.
export { lintRules, lintSteps } from "../../core/index.ts";
