import { useEffect } from 'react';
import { HttpError, useLogoutIfAccessDenied } from 'react-admin';
import { SIGNED_OUT } from '../api/call.ts';
import { isSignedIn } from './me.ts';

/** Leads to the sign-in, and back again, whatever it was that the API answered with 401. */
export function useWayIn(): void {
  const logoutIfDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    const lead = () => {
      // Whoever opens an address without a session is led there by it, and has lost none.
      if (isSignedIn()) void logoutIfDenied(new HttpError('', 401));
    };
    addEventListener(SIGNED_OUT, lead);
    return () => removeEventListener(SIGNED_OUT, lead);
  }, [logoutIfDenied]);
}
