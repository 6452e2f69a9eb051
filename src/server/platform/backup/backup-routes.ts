import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Api } from '../http/api.ts';
import type { Nightly } from './nightly-backups.ts';

/** Nightly backups, for admins. null: none are set up. */
export function backupRoutes({ app }: Api, nightly: Pick<Nightly, 'read'> | null): void {
  app.openapi(endpoints.readBackups.route, async (c) =>
    c.json({ data: nightly && (await nightly.read()) }, 200, { 'cache-control': 'no-store' }),
  );
}
