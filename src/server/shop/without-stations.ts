interface Prepared {
  station?: { id: number } | null | undefined;
}

/** Lists as customers see them, without who prepares what. Equal input gives identical objects, so that comparing snapshots stays cheap. */
export function createWithoutStations(): <T extends Prepared>(list: T[]) => T[] {
  const known = new WeakMap<object, object>();
  function once<T extends object>(from: T, make: () => T): T {
    const made = (known.get(from) as T | undefined) ?? make();
    known.set(from, made);
    return made;
  }
  return <T extends Prepared>(list: T[]) =>
    once(list, () => (list.some(({ station }) => station !== undefined) ? list.map(bare) : list));

  function bare<T extends Prepared>(one: T): T {
    if (one.station === undefined) return one;
    return once(one, () => {
      const { station: _station, ...shown } = one;
      return shown as T;
    });
  }
}
