/** `work`, done once for each `key` as long as that is held. */
export function onceFor<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const known = results.get(key) ?? { result: work(key) };
    results.set(key, known);
    return known.result;
  };
}
