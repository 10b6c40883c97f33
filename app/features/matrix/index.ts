export { importChecks } from "./checks.ts";
export { ExpectationCount, goToNextMissed } from "./ExpectationCount.tsx";
export { MatrixPanel } from "./MatrixPanel.tsx";
