/**
 * Makes a function that remembers its result for each value it was given: for text and numbers, which
 * `memo` cannot hold. It keeps every result for as long as it lives itself, so let it live inside a
 * `memo` of the object the results belong to.
 */
export const memoByValue = <Key extends string | number, Value>(
  compute: (key: Key) => Value,
): ((key: Key) => Value) => {
  const results = new Map<Key, { readonly value: Value }>();
  return (key) => {
    let result = results.get(key);
    if (result === undefined) {
      result = { value: compute(key) };
      results.set(key, result);
    }
    return result.value;
  };
};
