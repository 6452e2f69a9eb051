import { useEffect, useRef } from 'react';
import { useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formTexts } from './texts.ts';

/** What was typed into which form; only as long as the page stays, since somebody's password may be among it. */
const kept = new Map<string, object>();

/** Whether the page is on its way to the sign-in and back, and not to that after somebody has signed out. */
function isSignedOut(): boolean {
  const { usr } = (history.state ?? {}) as { usr?: { nextPathname?: string } | null };
  return location.pathname.endsWith('/login') && typeof usr?.nextPathname === 'string';
}

/** Keeps what is typed into the form over the sign-in that the API asks for in the middle of it. */
export function useKeptInput(): void {
  const notify = useNotify();
  const { formState, getValues, reset } = useFormContext();
  const { isDirty, isReady } = formState;
  const key = `${useResourceContext() ?? ''}/${useRecordContext()?.id ?? ''}`;
  const wasDirty = useRef(isDirty);
  useEffect(() => {
    wasDirty.current = isDirty;
  }, [isDirty]);

  useEffect(() => {
    // Before that the form would take its record over it.
    if (!isReady) return;
    const typed = kept.get(key);
    if (!typed) return;
    kept.delete(key);
    reset(typed, { keepDefaultValues: true });
    notify(formTexts.kept, { type: 'info' });
  }, [isReady, key, notify, reset]);

  useEffect(
    () => () => {
      if (wasDirty.current && isSignedOut()) kept.set(key, structuredClone(getValues()));
    },
    [getValues, key],
  );
}
