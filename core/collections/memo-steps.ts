import { memo } from "./memo.ts";

/**
 * Like `memo`, for results computed in steps: the first run that finishes is remembered, and every
 * later one returns its result at once, without a step.
 */
export const memoSteps = <Key extends object, Step, Value>(
  compute: (key: Key) => Generator<Step, Value>,
): ((key: Key) => Generator<Step, Value>) => {
  const slots = memo((_: Key): { result?: { readonly value: Value } } => ({}));
  return function* (key) {
    const slot = slots(key);
    slot.result ??= { value: yield* compute(key) };
    return slot.result.value;
  };
};
