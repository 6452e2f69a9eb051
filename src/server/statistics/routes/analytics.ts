import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';

/** What pages tell about their use after consent (SPEC section 7). */
export function analyticsRoutes({ app, usecases: { logAnalytics } }: Api): void {
  app.openapi(endpoints.logAnalytics.route, async (c) => {
    await logAnalytics(c.req.valid('json'));
    return c.json({ data: null }, 201);
  });
}
