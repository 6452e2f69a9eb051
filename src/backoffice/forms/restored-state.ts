import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isSame } from '../api/is-same.ts';
import { keptForMe } from '../sign-in/kept-for-me.ts';
import { useSignedOut } from '../sign-in/use-signed-out.ts';
import { formTexts } from './texts.ts';

/** What stood where. */
const values = keptForMe<string, unknown>();

/** State that a sign-in in the middle of the work does not take: whoever comes back begins with it. */
export function useRestoredState<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() => (values.has(key) ? (values.get(key) as T) : initial));
  const [first] = useState(initial);
  useEffect(() => void values.delete(key), [key]);
  useSignedOut(() => {
    // What nobody has changed is read anew.
    if (!isSame(value, first)) values.set(key, value);
  });
  return [value, setValue];
}

/** What was typed into which form. Not stored: somebody's password may be among it. */
const inputByForm = keptForMe<string, object>();

/** Keeps what is typed into the form over the sign-in that the API asks for in the middle of it. */
export function useRestoredInput(): void {
  const notify = useNotify();
  const { formState, getValues, reset } = useFormContext();
  const { isDirty, isReady } = formState;
  const key = `${useResourceContext() ?? ''}/${useRecordContext()?.id ?? ''}`;
  useEffect(() => {
    // Before that the form would take its record over it.
    if (!isReady) return;
    const typed = inputByForm.get(key);
    if (!typed) return;
    inputByForm.delete(key);
    reset(typed, { keepDefaultValues: true });
    notify(formTexts.kept, { type: 'info' });
  }, [isReady, key, notify, reset]);

  useSignedOut(() => {
    if (!isDirty) return;
    inputByForm.set(key, structuredClone(getValues()));
    // Whoever is led to the sign-in is not to be asked about what is safe.
    reset(getValues());
  });
}
