/** How often is asked whether the cookie notice was accepted: every 100 ms (SPEC section 9 'Cookie polling'). */
export const CONSENT_POLLING_MS = 100;

/** Calls `begin` once the cookie notice is accepted, at once if it is already; gives a way to stop asking (SPEC section 4). */
export function onceAccepted(isAccepted: () => boolean, begin: () => void): () => void {
  let asking: ReturnType<typeof setInterval> | undefined;
  const ask = () => {
    if (!isAccepted()) return;
    clearInterval(asking);
    begin();
  };
  if (isAccepted()) begin();
  else asking = setInterval(ask, CONSENT_POLLING_MS);
  return () => clearInterval(asking);
}

/** A url with the shop's token in its place. Addresses that a style was parsed from may have it encoded. */
export function withToken(url: string, token: string): string {
  return url.replace(/\{token\}|%7Btoken%7D/gi, () => encodeURIComponent(token));
}
