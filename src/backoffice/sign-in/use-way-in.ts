import { HttpError, useLogoutIfAccessDenied } from 'react-admin';
import { isSignedIn } from '../data/me.ts';
import { useSignedOut } from './use-signed-out.ts';

/** Leads to the sign-in, and back again, whatever it was that the API answered with 401. */
export function useWayIn(): void {
  const logoutIfDenied = useLogoutIfAccessDenied();
  useSignedOut(() => {
    // Whoever opens an address without a session is led there by it, and has lost none.
    if (isSignedIn()) void logoutIfDenied(new HttpError('', 401));
  });
}
