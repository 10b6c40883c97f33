// Loaded separately: the first screen tests no pattern, and the proof code is large.
export { verdictsWithin } from "../../../core/index.ts";
