// The module that a worker runs: the checks, away from the page. `store/checks.ts` starts it.
import { createChecker } from "./checker.ts";
import type { LintQuestion } from "./messages.ts";

const check = createChecker((answer) => self.postMessage(answer));

self.addEventListener("message", ({ data }: MessageEvent<LintQuestion>) => check(data));
