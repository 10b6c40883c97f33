import { configureGlobal } from "fast-check";

// Most mutants fail at once; the others would take hours if each property ran to its end.
configureGlobal({ interruptAfterTimeLimit: 500, markInterruptAsFailure: false });
