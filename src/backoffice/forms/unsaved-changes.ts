import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import {
  useRegisterMutationMiddleware,
  useTranslate,
  type UpdateParams,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { isSame } from '../data/data-provider.ts';
import { unsavedInput, useSignedOut } from '../data/me.ts';
import { formTexts } from './texts.ts';

/**
 * Asks before a link or the closing of the window discards unsaved changes.
 * @param isInside whether both paths belong to what is edited; by default every other path leaves it
 */
export function useUnsavedChanges(
  isUnsaved: () => boolean,
  isInside: (from: string, to: string) => boolean = (from, to) => from === to,
): void {
  const question = useTranslate()('ra.message.unsaved_changes');
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() &&
      !isInside(currentLocation.pathname, nextLocation.pathname) &&
      // A synchronous question: the router would render a blocked navigation later, possibly after the next save.
      !window.confirm(question),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}

type Save = (resource: string, params: Partial<UpdateParams>) => Promise<unknown>;

/**
 * The question of a form, instead of react-admin's. That one uses the last rendered state: on a slow device, a person who chose to stay
 * and then saved was still taken to the other page.
 */
export function UnsavedChanges({ formRootPathName }: { formRootPathName?: string }) {
  const { getValues, resetDefaultValues, subscribe } = useFormContext();
  const isDirty = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { dirtyFields: true },
        callback: ({ dirtyFields }) => {
          isDirty.current = Object.keys(dirtyFields ?? {}).length > 0;
        },
      }),
    [subscribe],
  );
  // The redirect after a save comes before the form's state is clean: its values become the defaults first.
  const settle = useCallback(
    async (resource: string, params: Partial<UpdateParams>, save: Save) => {
      const sent = structuredClone(getValues());
      const saved = await save(resource, params);
      resetDefaultValues(sent);
      return saved;
    },
    [getValues, resetDefaultValues],
  );
  useRegisterMutationMiddleware(settle);

  useUnsavedChanges(
    useCallback(() => isDirty.current, []),
    (from, to) => isOfForm(formRootPathName ?? from, to),
  );
  return null;
}

/** Whether a path is the form's own or that of one of its tabs; the entity's show page is neither. */
function isOfForm(root: string, to: string): boolean {
  return to === root || (to.startsWith(`${root}/`) && !to.startsWith(`${root}/show`));
}

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
