export { PatternDetail } from "./PatternDetail.tsx";
export { VerdictDetail } from "./VerdictDetail.tsx";
