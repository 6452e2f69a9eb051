import { useCallback } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';

/** Runs a call for staff. Returns whether it succeeded, and notifies of a failure. */
export function useAttempt(): (run: () => Promise<unknown>, done?: string) => Promise<boolean> {
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();
  return useCallback(
    async (run, done) => {
      try {
        await run();
        if (done) notify(done, { type: 'success', autoHideDuration: 3000 });
        return true;
      } catch (error) {
        if (await logoutIfDenied(error)) return false;
        notify(messageOf(error), { type: 'error', autoHideDuration: 6000 });
        return false;
      }
    },
    [notify, logoutIfDenied],
  );
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
