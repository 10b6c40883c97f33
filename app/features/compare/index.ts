export { ChangeLine } from "./ChangeLine.tsx";
export { ComparePanel } from "./ComparePanel.tsx";
