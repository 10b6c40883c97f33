export { VerdictStrip } from "../features/urls/VerdictStrip.tsx";
export { Tester, type TesterHandle } from "./Tester.tsx";
