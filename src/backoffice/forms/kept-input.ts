import { useEffect } from 'react';
import { useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { keptForMe } from '../sign-in/kept-for-me.ts';
import { useSignedOut } from '../sign-in/use-signed-out.ts';
import { formTexts } from './texts.ts';

/** What was typed into which form. Not stored: somebody's password may be among it. */
const kept = keptForMe<string, object>();

/** Keeps what is typed into the form over the sign-in that the API asks for in the middle of it. */
export function useKeptInput(): void {
  const notify = useNotify();
  const { formState, getValues, reset } = useFormContext();
  const { isDirty, isReady } = formState;
  const key = `${useResourceContext() ?? ''}/${useRecordContext()?.id ?? ''}`;
  useEffect(() => {
    // Before that the form would take its record over it.
    if (!isReady) return;
    const typed = kept.get(key);
    if (!typed) return;
    kept.delete(key);
    reset(typed, { keepDefaultValues: true });
    notify(formTexts.kept, { type: 'info' });
  }, [isReady, key, notify, reset]);

  useSignedOut(() => {
    if (!isDirty) return;
    kept.set(key, structuredClone(getValues()));
    // Whoever is led to the sign-in is not to be asked about what is safe.
    reset(getValues());
  });
}
