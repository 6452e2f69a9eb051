import type { Context } from 'hono';

/** Sends the cookies of a session; over https they are for https only. */
export function sendCookies(c: Context, cookies: string[]): void {
  // A proxy says how it was called. Whoever lies about it only locks out themselves.
  const protocol = c.req.header('x-forwarded-proto') ?? new URL(c.req.url).protocol.replace(':', '');
  for (const cookie of cookies)
    c.header('set-cookie', protocol === 'https' ? `${cookie}; Secure` : cookie, { append: true });
}
