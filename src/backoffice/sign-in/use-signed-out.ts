import { useEffect, useEffectEvent } from 'react';
import { SIGNED_OUT } from '../data/call.ts';

/** Runs whenever the API says that it knows nobody here any longer. */
export function useSignedOut(run: () => void): void {
  const latest = useEffectEvent(run);
  useEffect(() => {
    const told = () => latest();
    addEventListener(SIGNED_OUT, told);
    return () => removeEventListener(SIGNED_OUT, told);
  }, []);
}
