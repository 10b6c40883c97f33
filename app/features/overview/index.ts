// One module, as whoever chooses a system in the overview sees what it serves.
export { OverviewLine } from "./OverviewLine.tsx";
export { OverviewPanel } from "./OverviewPanel.tsx";
export { OverviewSign } from "./Sign.tsx";
export { seenAs } from "./served/index.ts";
