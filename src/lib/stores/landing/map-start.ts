/** How often acceptance of the cookie notice is polled (SPEC section 9 'Cookie polling'). */
export const CONSENT_POLLING_MS = 100;

/** Calls `begin` once the cookie notice is accepted, at once if it is already; returns how to stop polling (SPEC section 4). */
export function onceAccepted(isAccepted: () => boolean, begin: () => void): () => void {
  let polling: ReturnType<typeof setInterval> | undefined;
  const poll = () => {
    if (!isAccepted()) return;
    clearInterval(polling);
    begin();
  };
  if (isAccepted()) begin();
  else polling = setInterval(poll, CONSENT_POLLING_MS);
  return () => clearInterval(polling);
}
