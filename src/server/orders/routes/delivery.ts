import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';
import { failure, sayWords } from '../../platform/http/failures.ts';
import type { OrderService } from '../service.ts';

/** In which delivery area an address is, for branches that deliver by distance or zone. */
export function deliveryRoutes({ app }: Api, { addresses }: Pick<OrderService, 'addresses'>): void {
  app.openapi(endpoints.findAddressArea.route, async (c) => {
    const found = await addresses.findArea(c.req.valid('param').id, c.req.valid('json'));
    c.header('cache-control', 'no-store');
    if (!found) return failure(c, 404, 'notFound');
    if (found.ok) return c.json({ data: { area: found.area } }, 200);
    sayWords(c);
    return c.json({ errors: found.errors }, 422);
  });

  app.openapi(endpoints.readGeocoding.route, (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ data: { isSetUp: addresses.isSetUp } }, 200);
  });
}
