import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Api } from './api.ts';
import { actorOf } from './guard.ts';

export function meRoutes({ app }: Api): void {
  app.openapi(endpoints.readMe.route, (c) => {
    const { branchIds, ...actor } = actorOf(c);
    return c.json({ data: { ...actor, branches: [...branchIds].map((id) => ({ id })) } }, 200);
  });
}
