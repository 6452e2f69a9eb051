/** Makes a thing on first use and keeps it: the stores of the page that is open are shared by its islands. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
