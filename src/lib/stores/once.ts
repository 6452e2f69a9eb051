/** Makes a value on first use and caches it: the islands of a page share its stores. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
