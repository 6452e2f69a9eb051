import { json } from './json.ts';

/** What is kept under keys: a storage of the browser, or anything like it. */
export type Kept = Record<string, string>;

const { decode } = json((kept: unknown): Kept => ({ ...(kept as Kept) }));

/**
 * The one way to the browser's storages; nothing throws here. What the first is too full for goes into the next, and at last
 * into memory, as long as the page lives. Where storages are forbidden, the name of the tab holds what the memory does, so that
 * it reaches the tab's next page; only given for what is nobody's secret, because a page of another site may find it there.
 */
export function createKeptStorage(opens: (() => Kept | null)[], tab?: { name: string }) {
  const places = opens.flatMap<Kept>((open) => {
    try {
      return open() ?? [];
    } catch {
      return [];
    }
  });
  const carrier = places[0] ? undefined : tab;
  const memory: Kept = carrier ? decode(carrier.name) : {};
  places.push(memory);

  // What could not be written further up is newer.
  const placeOf = (key: string) => places.findLast((place) => key in place);

  function write(key: string, value?: string): true {
    for (const place of places) {
      try {
        if (value === undefined) delete place[key];
        else {
          place[key] = value;
          value = undefined;
        }
      } catch {
        // Full: the next one takes it.
      }
    }
    if (carrier) carrier.name = JSON.stringify(memory);
    return true;
  }

  return {
    /** As `@nanostores/persistent` takes it. */
    kept: new Proxy<Kept>(memory, {
      has: (_, key: string) => !!placeOf(key),
      get: (_, key: string) => placeOf(key)?.[key],
      set: (_, key: string, value: string) => write(key, value),
      deleteProperty: (_, key: string) => write(key),
    }),
    /** Whether the tab's next page will find it. */
    isKept: (key: string) => !!carrier || placeOf(key) !== memory,
  };
}

export type KeptStorage = ReturnType<typeof createKeptStorage>;
