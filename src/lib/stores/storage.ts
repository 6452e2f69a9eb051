/**
 * How a value is stored as text in the browser. `read` makes a valid value of anything: an earlier version, another tab or
 * the customer may have written the text, and text that is no JSON reads as null.
 */
export function json<T>(read: (stored: unknown) => T) {
  return {
    encode: (value: T) => JSON.stringify(value),
    decode: (text: string | null | undefined): T => read(parsed(text)),
  };
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Texts by key: a storage of the browser, or an object in its place. */
export type TextStorage = Record<string, string>;

const { decode } = json((stored: unknown): TextStorage => ({ ...(stored as TextStorage) }));

/**
 * A storage that never throws. A value goes into the first storage that has room, and at last into memory, which lasts as long
 * as the page. Where the browser forbids storages, `tab.name` holds the memory so that the tab's next page finds it; give `tab`
 * only for what is no secret, because a page of another site may read it there.
 */
export function createSafeStorage(opens: (() => TextStorage | null)[], tab?: { name: string }) {
  const storages = opens.flatMap<TextStorage>((open) => {
    try {
      return open() ?? [];
    } catch {
      return [];
    }
  });
  const namedTab = storages[0] ? undefined : tab;
  const memory: TextStorage = namedTab ? decode(namedTab.name) : {};
  storages.push(memory);

  // A later storage has a newer value: the earlier ones had no room for it.
  const storageOf = (key: string) => storages.findLast((storage) => key in storage);

  function write(key: string, value?: string): true {
    for (const storage of storages) {
      try {
        if (value === undefined) delete storage[key];
        else {
          storage[key] = value;
          value = undefined;
        }
      } catch {
        // Full: the next one takes it.
      }
    }
    if (namedTab) namedTab.name = JSON.stringify(memory);
    return true;
  }

  return {
    /** As `@nanostores/persistent` takes it. */
    values: new Proxy<TextStorage>(memory, {
      has: (_, key: string) => !!storageOf(key),
      get: (_, key: string) => storageOf(key)?.[key],
      set: (_, key: string, value: string) => write(key, value),
      deleteProperty: (_, key: string) => write(key),
    }),
    /** Whether the tab's next page will find it. */
    isStored: (key: string) => !!namedTab || storageOf(key) !== memory,
  };
}

export type SafeStorage = ReturnType<typeof createSafeStorage>;

/** Where the cart is stored (docs/decisions/0001). */
export const cartStorage = createSafeStorage([() => localStorage, () => sessionStorage], globalThis.window);

/** What the open page stores besides its cart, for every tab and for later (docs/decisions/0001). */
export const browserStorage = createSafeStorage([() => localStorage, () => sessionStorage]);

/** What the open page stores for its tab only: the next person at the browser finds nothing of it. */
export const tabStorage = createSafeStorage([() => sessionStorage]);
