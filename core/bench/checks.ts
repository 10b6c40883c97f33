import { benchLinting } from "./linting.ts";
import { milliseconds, printTable } from "./report.ts";

// In a process of its own, as the app runs the checks in a worker: what ran before in the same
// process would change how the engine compiles the code they share.

/** The longest that all checks may take for a text of 500 KB, in seconds. */
const LONGEST = 0.5;

const taken = benchLinting();
printTable("Bar of checks", [
  [
    "All checks of 500 KB",
    milliseconds(taken),
    `at most ${milliseconds(LONGEST)}`,
    taken > LONGEST ? "missed" : "met",
  ],
]);
