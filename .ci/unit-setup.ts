// Property tests examine the same cases each time, so that a failure is caused by a change of the code. FC_SEED in the
// environment searches elsewhere, FC_RUNS multiplies the cases: 1 examines all that a test asks for, the usual run a half.
import fc from "fast-check";

const { FC_SEED, FC_RUNS } = process.env;

fc.configureGlobal({
  seed: Number(FC_SEED ?? 20_260_101),
  numRuns: Math.ceil(100 * Number(FC_RUNS ?? 0.5)),
});
