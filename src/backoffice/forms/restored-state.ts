import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isSame } from '../data/data-provider.ts';
import { unsavedInput, useSignedOut } from '../data/me.ts';
import { formTexts } from './texts.ts';

const values = unsavedInput<string, unknown>();

/** State that survives a sign-in in between: afterwards the same person finds it again under the same key. */
export function useRestoredState<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() => (values.has(key) ? (values.get(key) as T) : initial));
  const [first] = useState(initial);
  useEffect(() => void values.delete(key), [key]);
  useSignedOut(() => {
    // An unchanged value is not stored, so that the current one is loaded.
    if (!isSame(value, first)) values.set(key, value);
  });
  return [value, setValue];
}

/** Form values by resource and id. In memory only, since they may include a password. */
const inputByForm = unsavedInput<string, object>();

/** Restores a form's unsaved values after the API has required a sign-in. */
export function useRestoredInput(): void {
  const notify = useNotify();
  const { formState, getValues, reset } = useFormContext();
  const { isDirty, isReady } = formState;
  const key = `${useResourceContext() ?? ''}/${useRecordContext()?.id ?? ''}`;
  useEffect(() => {
    // Before it is ready, the form would overwrite the values with its record.
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
    // The values are stored: the way to the sign-in must not ask about them.
    reset(getValues());
  });
}
