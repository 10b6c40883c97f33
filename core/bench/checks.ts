import { benchLinting } from "./linting.ts";
import { printTable, ratio } from "./report.ts";

// In a process of its own, as the app runs the checks in a worker: what ran before in the same
// process would change how the engine compiles the code they share.

/** The most times as long as parsing. */
const MOST_OF_PARSING = 40;
const LONGEST_STEP_MS = 10;

const { ofParsing, longestStep } = benchLinting();
printTable("Bars of checks", [
  [
    "All checks, against parsing",
    ratio(ofParsing),
    `at most ${ratio(MOST_OF_PARSING)}`,
    ofParsing > MOST_OF_PARSING ? "missed" : "met",
  ],
  [
    "Their longest step",
    `${longestStep.toFixed(1)} ms`,
    `at most ${LONGEST_STEP_MS} ms`,
    longestStep > LONGEST_STEP_MS ? "missed" : "met",
  ],
]);
