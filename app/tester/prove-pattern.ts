// A part of its own: the first screen tests no pattern, and the proof is large.
export { verdictsWithin } from "../../core/index.ts";
