export { Tester, type TesterHandle } from "./Tester.tsx";
export { VerdictStrip } from "./VerdictStrip.tsx";
