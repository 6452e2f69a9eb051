import { useCallback, useEffect, useRef } from 'react';
import { useRegisterMutationMiddleware, useTranslate, type UpdateParams } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useBlocker } from 'react-router';

/**
 * Asks before anybody leaves what is not saved, by a link or by closing the window.
 * @param isInside whether both addresses belong to what is edited; else each other address leaves it
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
      // Answered here and now: the router draws who is held in its own time, which may be after the next save.
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
 * The question of a form, in place of react-admin's own. That one goes by what was drawn last: on a slow device whoever chose to stay
 * and then saved was led to where they had not gone.
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
  // What is saved is not asked about by the way back to the list, which comes before the form knows.
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

/** The form's own address and those of its tabs; not the page that shows the same entity. */
function isOfForm(root: string, to: string): boolean {
  return to === root || (to.startsWith(`${root}/`) && !to.startsWith(`${root}/show`));
}
