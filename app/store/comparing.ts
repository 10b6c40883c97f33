// Nothing but the comparison, to be loaded by itself: `differences.ts` alone imports this, dynamically.
export { disagreements } from "../../core/index.ts";
