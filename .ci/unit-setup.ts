// Property tests examine the same cases each time, so that a failure is caused by a change of the code. FC_SEED in the
// environment searches elsewhere, FC_RUNS multiplies the cases.
import fc from "fast-check";

const { FC_SEED, FC_RUNS } = process.env;

fc.configureGlobal({
  seed: Number(FC_SEED ?? 20_260_101),
  numRuns: 100 * Number(FC_RUNS ?? 1),
});
