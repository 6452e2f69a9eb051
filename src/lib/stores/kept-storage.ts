type Kept = Record<string, string>;

/**
 * The browser's local storage, as `@nanostores/persistent` takes it. Where it is full or forbidden nothing throws: what could not
 * be written lives in memory for the page, and `isKept` says so.
 */
export function createKeptStorage(open: () => Kept | null) {
  const memory: Kept = {};
  let storage: Kept | null = null;
  try {
    storage = open();
  } catch {
    // Forbidden: everything is memory.
  }
  const read = (key: string) => memory[key] ?? storage?.[key];
  const engine = new Proxy(memory, {
    has: (_, key: string) => read(key) !== undefined,
    get: (_, key: string) => read(key),
    set(_, key: string, value: string) {
      try {
        // Without a storage this throws as well, and means the same.
        (storage as Kept)[key] = value;
        delete memory[key];
      } catch {
        memory[key] = value;
      }
      return true;
    },
  });
  return { engine, isKept: (key: string) => !(key in memory) };
}
