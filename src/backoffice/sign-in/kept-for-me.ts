import { $person } from '../data/me.ts';

/** A place for what somebody has typed and not saved when their session ends: as long as the page stays, and for nobody else. */
export function keptForMe<K, V>(): Map<K, V> {
  const kept = new Map<K, V>();
  $person.listen(() => kept.clear());
  return kept;
}
