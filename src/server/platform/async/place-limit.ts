/** Limits what an owner (a network, an API key or a person) may have open at once: streams, uploads. */
export interface PlaceLimit {
  /** Takes a place; null: the owner has too many. The returned function gives it back, once. */
  take: (owner: string) => (() => void) | null;
}

/** In this process's memory: several processes allow a multiple. */
export function createPlaceLimit(most: number): PlaceLimit {
  const open = new Map<string, number>();
  return {
    take(owner) {
      const count = open.get(owner) ?? 0;
      if (count >= most) return null;
      open.set(owner, count + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (open.get(owner) ?? 1) - 1;
        if (left > 0) open.set(owner, left);
        else open.delete(owner);
      };
    },
  };
}
