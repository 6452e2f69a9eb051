import { useEffect, useRef } from 'react';
import { useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { SIGNED_OUT } from '../api/call.ts';
import { keptForMe } from '../sign-in/kept-for-me.ts';
import { formTexts } from './texts.ts';

/** What was typed into which form. Not stored: somebody's password may be among it. */
const kept = keptForMe<string, object>();

/** Keeps what is typed into the form over the sign-in that the API asks for in the middle of it. */
export function useKeptInput(): void {
  const notify = useNotify();
  const { formState, getValues, reset } = useFormContext();
  const { isDirty, isReady } = formState;
  const key = `${useResourceContext() ?? ''}/${useRecordContext()?.id ?? ''}`;
  const isTyped = useRef(isDirty);
  useEffect(() => {
    isTyped.current = isDirty;
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

  useEffect(() => {
    const keep = () => {
      if (!isTyped.current) return;
      kept.set(key, structuredClone(getValues()));
      // Whoever is led to the sign-in is not to be asked about what is safe.
      reset(getValues());
    };
    addEventListener(SIGNED_OUT, keep);
    return () => removeEventListener(SIGNED_OUT, keep);
  }, [getValues, key, reset]);
}
