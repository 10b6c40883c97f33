export { ProblemCount } from "./ProblemCount.tsx";
export { Problems } from "./Problems.tsx";
export { stepProblem } from "./step-problem.ts";
