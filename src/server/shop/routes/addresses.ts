import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../../platform/http/api.ts';

/** Where the shop is to be found, as far as it was told. */
export function addressRoutes({ app, addresses }: Api): void {
  app.openapi(endpoints.readAddresses.route, (c) => c.json({ data: addresses }, 200));
}
