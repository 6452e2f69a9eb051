import { useCallback, useEffect, useRef } from 'react';
import { useRegisterMutationMiddleware, useTranslate, type UpdateParams } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useBlocker } from 'react-router';

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
