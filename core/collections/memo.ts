/**
 * Memoises a function by object: each result is kept for as long as the object exists. The same
 * object always gets the same result; equal but distinct objects do not share one.
 */
export const memo = <Key extends object, Value>(
  compute: (key: Key) => Value,
): ((key: Key) => Value) => {
  const results = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    let result = results.get(key);
    if (result === undefined) {
      result = { value: compute(key) };
      results.set(key, result);
    }
    return result.value;
  };
};
