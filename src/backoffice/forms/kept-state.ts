import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { isSame } from '../api/is-same.ts';
import { keptForMe } from '../sign-in/kept-for-me.ts';
import { useSignedOut } from '../sign-in/use-signed-out.ts';

/** What stood where. */
const kept = keptForMe<string, unknown>();

/** State that a sign-in in the middle of the work does not take: whoever comes back begins with it. */
export function useKeptState<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() => (kept.has(key) ? (kept.get(key) as T) : initial));
  const [first] = useState(initial);
  useEffect(() => void kept.delete(key), [key]);
  useSignedOut(() => {
    // What nobody has changed is read anew.
    if (!isSame(value, first)) kept.set(key, value);
  });
  return [value, setValue];
}
