import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { SIGNED_OUT } from '../api/call.ts';
import { isSame } from '../api/is-same.ts';
import { keptForMe } from '../sign-in/kept-for-me.ts';

/** What stood where. */
const kept = keptForMe<string, unknown>();

/** State that a sign-in in the middle of the work does not take: whoever comes back begins with it. */
export function useKeptState<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() => (kept.has(key) ? (kept.get(key) as T) : initial));
  const first = useRef(initial);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    kept.delete(key);
    const keep = () => {
      // What nobody has changed is read anew.
      if (!isSame(latest.current, first.current)) kept.set(key, latest.current);
    };
    addEventListener(SIGNED_OUT, keep);
    return () => removeEventListener(SIGNED_OUT, keep);
  }, [key]);
  return [value, setValue];
}
