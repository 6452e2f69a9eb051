import type { JSONValue } from 'hono/utils/types';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import type { Preparing } from '../../../lib/contract/branch-version.ts';
import { toInit } from '../../../lib/contract/shop.ts';
import { offeredModes } from '../../../lib/domain/modes.ts';
import { allPausedUntil } from '../../../lib/domain/pause.ts';
import type { Api } from '../../platform/http/api.ts';
import { failure } from '../../platform/http/failures.ts';
import type { ShopReads } from '../service.ts';
import { withItsTranslations } from '../own-texts.ts';
import { sendCached } from './cached-answer.ts';
import { nameOf } from '../shop-cache.ts';
import { entityReadRoutes } from './entities.ts';

/** It is a minute old at most where it is made. */
const PREPARING_KEPT = 'public, max-age=60';

interface InitAnswer {
  data: { url: string; data: { data: JSONValue } }[];
}

/** How many minutes an order takes now, by the ids of the branches that can tell. Orders know. */
export type ReadPreparing = () => Promise<ReadonlyMap<number, number>>;

/** What everyone reads of the shop: as it is now, or of a simulated one. */
export function shopReadRoutes(app: Api['app'], reads: ShopReads, readPreparing: ReadPreparing): void {
  const { readShop, offerOf, menusOf, readVersion, readNextOpening, readBusy, readBusyOf } = reads;

  app.openapi(endpoints.readInit.route, async (c) => {
    const current = await readShop();
    if (!current) return c.json({ data: [] }, 200);
    const { shop: offered, until } = offerOf(current);
    return sendCached(
      c,
      current,
      `init until ${until}`,
      () => toInit(withItsTranslations(offered)) as InitAnswer,
    );
  });

  app.openapi(endpoints.readConfig.route, async (c) => {
    const current = await readShop();
    if (!current) return failure(c, 404, 'notFound');
    return sendCached(c, current, 'config', () => ({ data: current.shop.config }));
  });
  app.openapi(endpoints.listBranchMenus.route, async (c) => {
    const { id } = c.req.valid('param');
    const current = await readShop();
    const menus = current && menusOf(current, id);
    if (!menus) return failure(c, 404, 'notFound');
    const name = nameOf(current, `branches/${id}/menus`, menus.state);
    return sendCached(c, current, name, () => ({ data: menus.make() }));
  });

  app.openapi(endpoints.listBranchMenusAt.route, async (c) => {
    const { id, at } = c.req.valid('param');
    const current = await readShop();
    const menus = current && menusOf(current, id, Date.parse(at));
    if (!menus) return failure(c, 404, 'notFound');
    c.header('cache-control', 'no-cache');
    return c.json({ data: menus.make() }, 200);
  });

  app.openapi(endpoints.readBranchVersion.route, async (c) => {
    const { id } = c.req.valid('param');
    const current = await readShop();
    const version = current && readVersion(current, id);
    if (!version) return failure(c, 404, 'notFound');
    const [usual, busy] = [(await readPreparing()).get(id), await readBusy(id)];
    const takesPreorders =
      current.publicShop.branches.find((one) => one.id === id)?.isPreorderEnabled ?? false;
    const live = {
      ...version,
      ...(usual === undefined ? {} : { preparing: usual + (busy?.longer?.minutes ?? 0) }),
      ...(busy && { busy: { ...busy, takesPreorders } }),
    };
    return sendCached(c, current, `branches/${id}/version ${JSON.stringify(live)}`, () => ({ data: live }));
  });

  app.openapi(endpoints.readNextOpening.route, async (c) => {
    const { id, mode } = c.req.valid('param');
    const opening = await readNextOpening(id, mode);
    if (!opening) return failure(c, 404, 'notFound');
    c.header('cache-control', PREPARING_KEPT);
    return c.json({ data: opening }, 200);
  });

  app.openapi(endpoints.readPreparing.route, async (c) => {
    const [current, preparing] = [await readShop(), await readPreparing()];
    const said: Preparing[] = [];
    const branches = current?.publicShop.branches ?? [];
    const busyAt = await readBusyOf(branches);
    for (const branch of branches) {
      const [usual, busy] = [preparing.get(branch.id), busyAt.get(branch.id) ?? null];
      const until = allPausedUntil(busy, offeredModes(branch));
      if (usual === undefined && until === null) continue;
      said.push({
        branch: branch.identifier,
        ...(usual === undefined ? {} : { minutes: usual + (busy?.longer?.minutes ?? 0) }),
        ...(until === null ? {} : { pausedUntil: new Date(until).toISOString() }),
      });
    }
    c.header('cache-control', PREPARING_KEPT);
    return c.json({ data: said }, 200);
  });

  entityReadRoutes(app, reads);
}
