import type { Context } from 'hono';

const IS_SECURE = /; Secure(;|$)/i;

/** Sends a session's cookies; over https, they are limited to https. */
export function sendCookies(c: Context, cookies: string[]): void {
  // The protocol as reported by a proxy. A forged one only locks out its sender.
  const protocol = c.req.header('x-forwarded-proto') ?? new URL(c.req.url).protocol.replace(':', '');
  for (const cookie of cookies)
    c.header('set-cookie', protocol === 'https' && !IS_SECURE.test(cookie) ? `${cookie}; Secure` : cookie, {
      append: true,
    });
}
