import type { JSONValue } from 'hono/utils/types';
import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Preparing } from '../../lib/contract/branch-version.ts';
import { toInit } from '../../lib/contract/shop.ts';
import { offeredModes } from '../../lib/domain/modes.ts';
import { allPausedUntil } from '../../lib/domain/pause.ts';
import { menuOfBranch } from '../../lib/domain/sold-out.ts';
import type { Api } from '../platform/http/api.ts';
import { actorOf } from '../platform/http/guard.ts';
import { failure } from '../platform/http/failures.ts';
import { readBranchVersion } from './shop-cache.ts';
import { sendCached } from './routes/cached-answer.ts';
import {
  entityRoutes,
  writeConfig,
  writeCopy,
  writeClosingDays,
  writeGroupProducts,
  writeImport,
  writePictures,
  writeProducts,
  writeBusy,
  writeSoldOut,
  writeUndo,
} from './routes/entities.ts';
import type { EmptyDemo } from './empty-demo.ts';
import type { ShopService } from './service.ts';

/** It is a minute old at most where it is made. */
const PREPARING_KEPT = 'public, max-age=60';

interface InitAnswer {
  data: { url: string; data: { data: JSONValue } }[];
}

/** How many minutes an order takes now, by the ids of the branches that can tell. Orders know. */
type ReadPreparing = () => Promise<ReadonlyMap<number, number>>;

/** What everyone reads of the shop, and what staff change of it. */
export function shopRoutes(
  api: Api,
  shop: ShopService,
  readPreparing: ReadPreparing,
  emptyDemo: EmptyDemo,
): void {
  const { app, addresses } = api;
  const { readShop, readNextOpening, offerOf, editShop, copyEntity, importProducts, sellOut, pauses } = shop;

  app.openapi(endpoints.readAddresses.route, (c) => c.json({ data: addresses }, 200));

  app.openapi(endpoints.readInit.route, async (c) => {
    const current = await readShop();
    if (!current) return c.json({ data: [] }, 200);
    const { shop: offered, until } = offerOf(current);
    return sendCached(c, current, `init until ${until}`, () => toInit(offered) as InitAnswer);
  });

  app.openapi(endpoints.readConfig.route, async (c) => {
    const current = await readShop();
    if (!current) return failure(c, 404, 'notFound');
    return sendCached(c, current, 'config', () => ({ data: current.shop.config }));
  });
  app.openapi(endpoints.writeConfig.route, (c) => writeConfig(c, editShop));

  async function readDemo() {
    const current = await readShop();
    const isTestTerminalOn = current?.publicShop.config.enableTestTerminal ?? false;
    return { isDemo: current?.isDemo ?? false, isTestTerminalOn };
  }
  app.openapi(endpoints.readDemoState.route, async (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ data: await readDemo() }, 200);
  });

  app.openapi(endpoints.emptyDemo.route, async (c) => {
    if (!(await emptyDemo(actorOf(c)))) return failure(c, 409, 'noDemo');
    return c.json({ data: await readDemo() }, 200);
  });

  app.openapi(endpoints.listBranchMenus.route, async (c) => {
    const { id } = c.req.valid('param');
    const current = await readShop();
    const branch = current?.publicShop.branches.find((one) => one.id === id);
    if (!current || !branch) return failure(c, 404, 'notFound');
    const { shop: offered, until } = offerOf(current);
    return sendCached(c, current, `branches/${id}/menus until ${until}`, () => ({
      data: offered.menus
        .filter(({ branches: own }) => own.some((one) => one.id === id))
        .map((menu) => menuOfBranch(menu, branch.soldOut)),
    }));
  });

  app.openapi(endpoints.readBranchVersion.route, async (c) => {
    const { id } = c.req.valid('param');
    const current = await readShop();
    const version = current && readBranchVersion(current, id, Date.now());
    if (!version) return failure(c, 404, 'notFound');
    const [usual, busy] = [(await readPreparing()).get(id), await pauses.readBusy(id)];
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
    const busyAt = await pauses.readBusyOf(branches);
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

  app.openapi(endpoints.changeBusy.route, (c) => writeBusy(c, pauses.changeBusy, c.req.valid('json')));
  app.openapi(endpoints.sellOut.route, (c) =>
    writeSoldOut(c, sellOut, c.req.valid('param').id, c.req.valid('json')),
  );

  app.openapi(endpoints.copyBranch.route, (c) =>
    writeCopy(c, copyEntity, 'branches', c.req.valid('param').id, c.req.valid('json')),
  );
  app.openapi(endpoints.copyMenu.route, (c) =>
    writeCopy(c, copyEntity, 'menus', c.req.valid('param').id, c.req.valid('json')),
  );
  app.openapi(endpoints.copyCategory.route, (c) =>
    writeCopy(c, copyEntity, 'categories', c.req.valid('param').id, c.req.valid('json')),
  );

  app.openapi(endpoints.importProducts.route, (c) => writeImport(c, importProducts, c.req.valid('json')));
  app.openapi(endpoints.changeProducts.route, (c) =>
    writeProducts(c, shop.changeProducts, c.req.valid('json')),
  );
  app.openapi(endpoints.setPictures.route, (c) => writePictures(c, shop.setPictures, c.req.valid('json')));
  app.openapi(endpoints.setGroupProducts.route, (c) =>
    writeGroupProducts(c, shop.setGroupProducts, c.req.valid('param').id, c.req.valid('json')),
  );
  app.openapi(endpoints.closeDays.route, (c) => writeClosingDays(c, shop.closeDays, c.req.valid('json')));
  app.openapi(endpoints.undoEdits.route, (c) => writeUndo(c, shop.undoEdits, c.req.valid('param').id));

  entityRoutes(api, shop);
}
