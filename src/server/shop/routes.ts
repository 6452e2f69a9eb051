import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Api } from '../platform/http/api.ts';
import { actorOf } from '../platform/http/guard.ts';
import { failure } from '../platform/http/failures.ts';
import {
  entityEditRoutes,
  writeConfig,
  writeCopy,
  writeClosingDays,
  writeGroupProducts,
  writeImport,
  writePictures,
  writeProducts,
  writeBusy,
  writeTranslations,
  writeSoldOut,
  writeUndo,
} from './routes/entities.ts';
import { shopReadRoutes, type ReadPreparing } from './routes/reads.ts';
import { stockRoutes } from './routes/stock.ts';
import type { EmptyDemo } from './empty-demo.ts';
import { ownTextsOf } from './own-texts.ts';
import type { ShopService } from './service.ts';

/** What everyone reads of the shop, and what staff change of it. */
export function shopRoutes(
  api: Api,
  shop: ShopService,
  readPreparing: ReadPreparing,
  emptyDemo: EmptyDemo,
): void {
  const { app, addresses } = api;
  const { readShop, editShop, copyEntity, importProducts, sellOut, pauses } = shop;

  app.openapi(endpoints.readAddresses.route, (c) => c.json({ data: addresses }, 200));
  shopReadRoutes(app, shop, readPreparing);

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

  app.openapi(endpoints.changeBusy.route, (c) => writeBusy(c, pauses.changeBusy, c.req.valid('json')));
  app.openapi(endpoints.sellOut.route, (c) =>
    writeSoldOut(c, sellOut, c.req.valid('param').id, c.req.valid('json')),
  );
  stockRoutes(app, shop.stock);

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
  app.openapi(endpoints.listOwnTexts.route, async (c) => {
    const current = await readShop();
    c.header('cache-control', 'no-store');
    return c.json({ data: current ? ownTextsOf(current.shop) : [] }, 200);
  });
  // Before the entity's own calls.
  app.openapi(endpoints.changeTranslations.route, (c) =>
    writeTranslations(c, shop.changeTranslations, c.req.valid('json')),
  );
  app.openapi(endpoints.closeDays.route, (c) => writeClosingDays(c, shop.closeDays, c.req.valid('json')));
  app.openapi(endpoints.undoEdits.route, (c) => writeUndo(c, shop.undoEdits, c.req.valid('param').id));

  entityEditRoutes(api, shop);
}
