import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import type { PeopleService } from '../service.ts';
import { signInFailure } from './people-failures.ts';
import { sendCookies } from '../../platform/http/session-cookies.ts';

/** Signing in and out (SPEC section 8). */
export function sessionRoutes({ app, networkOf }: Api, { signIns }: PeopleService): void {
  app.openapi(endpoints.signIn.route, async (c) => {
    const visitor = { address: networkOf(c), headers: c.req.raw.headers };
    const entered = await signIns.withPassword(c.req.valid('json'), visitor);
    if (!entered.ok) return signInFailure(c, entered);
    sendCookies(c, entered.cookies);
    return c.json({ data: entered.user }, 201, NOT_KEPT);
  });

  app.openapi(endpoints.redeemLoginLink.route, async (c) => {
    const visitor = { address: networkOf(c), headers: c.req.raw.headers };
    const entered = await signIns.withLink(c.req.valid('json').token, visitor);
    if (!entered.ok) return signInFailure(c, entered);
    sendCookies(c, entered.cookies);
    return c.json({ data: entered.user }, 201, NOT_KEPT);
  });

  app.openapi(endpoints.requestLoginLink.route, async (c) => {
    const asked = await signIns.requestLink(c.req.valid('json').email, networkOf(c));
    return asked.ok ? c.json({ data: null }, 202) : signInFailure(c, asked);
  });

  app.openapi(endpoints.signOut.route, async (c) => {
    const { cookies } = await signIns.signOut(c.req.raw.headers);
    sendCookies(c, cookies);
    return c.json({ data: null }, 200);
  });
}

const NOT_KEPT = { 'cache-control': 'no-store' };
