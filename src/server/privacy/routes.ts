import { endpoints } from '../../lib/contract/endpoints.ts';
import { staffWords } from '../platform/staff-words.ts';
import type { Api } from '../platform/http/api.ts';
import { actorOf } from '../platform/http/guard.ts';
import type { CustomerData } from './customer-data.ts';

/** Requests of customers about their data. The contact is in the body: paths get into logs. */
export function privacyRoutes({ app }: Api, customers: CustomerData): void {
  app.openapi(endpoints.findCustomerData.route, async (c) =>
    c.json({ data: await customers.find(c.req.valid('json').contact) }, 200),
  );

  app.openapi(endpoints.exportCustomerData.route, async (c) =>
    c.json({ data: await customers.archive(actorOf(c), c.req.valid('json').contact) }, 200),
  );

  app.openapi(endpoints.eraseCustomerData.route, async (c) => {
    const done = await customers.erase(actorOf(c), c.req.valid('json').contact);
    if (done.ok) return c.json({ data: done.erased }, 200);
    return c.json({ errors: [{ field: null, message: staffWords().openOrdersMessage(done.open) }] }, 409);
  });
}
