import { useCallback } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';

/** Runs a call that staff asked for; answers whether it succeeded, and says so in a notice if not. */
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
