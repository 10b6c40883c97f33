/**
 * Memoises a function by value, for text, numbers and the like, which `memo` cannot hold. Keeps every result
 * for as long as it exists itself, so create it inside a `memo` of the object that the results
 * belong to.
 */
export const memoByValue = <Key extends string | number | boolean, Value>(
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
