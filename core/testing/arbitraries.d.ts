import fc from "fast-check";
/**
 * How a property test runs: the same cases each time, so that a failure is a change of the code's.
 * FC_SEED and FC_RUNS in the environment search elsewhere and longer (FC_RUNS multiplies).
 */
export declare const seeded: (numRuns: number) => {
    readonly seed: number;
    readonly numRuns: number;
};
/** A file without slips of the pen: groups, rules, comments, further fields. */
export declare const tidyFiles: fc.Arbitrary<string>;
/** A file as it is found: most lines right, some with a slip. */
export declare const robotsFiles: fc.Arbitrary<string>;
/** A file in which pieces were cut out and others put in, anywhere. */
export declare const mangledFiles: fc.Arbitrary<string>;
/** Any string at all: lone surrogates, control characters, nothing. */
export declare const anyText: fc.Arbitrary<string>;
