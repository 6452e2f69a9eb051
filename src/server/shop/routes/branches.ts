import { endpoints } from '../../../lib/contract/endpoints.ts';
import { menuOfBranch } from '../../../lib/domain/sold-out.ts';
import { readBranchVersion } from '../branch-version.ts';
import type { Api } from '../../platform/http/api.ts';
import type { ShopService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';
import { sendKept } from './kept-answer.ts';
import { shopEdits, soldOutEdits } from './shop-edits.ts';
import { shopList } from './shop-lists.ts';

export function branchRoutes({ app }: Api, { readShop, editShop, sellOut }: ShopService): void {
  const branches = shopList(readShop, 'branches');
  app.openapi(endpoints.listBranches.route, (c) => branches.sendAll(c, c.req.valid('query')));
  app.openapi(endpoints.readBranch.route, (c) => branches.sendOne(c, c.req.valid('param').id));

  app.openapi(endpoints.listBranchMenus.route, async (c) => {
    const { id } = c.req.valid('param');
    const shop = await readShop();
    const branch = shop?.publicShop.branches.find((one) => one.id === id);
    if (!shop || !branch) return failure(c, 404, 'notFound');
    return sendKept(c, shop, `branches/${id}/menus`, () => ({
      data: shop.publicShop.menus
        .filter(({ branches: own }) => own.some((one) => one.id === id))
        .map((menu) => menuOfBranch(menu, branch.soldOut)),
    }));
  });

  app.openapi(endpoints.readBranchVersion.route, async (c) => {
    const { id } = c.req.valid('param');
    const shop = await readShop();
    const version = shop && readBranchVersion(shop, id, Date.now());
    if (!version) return failure(c, 404, 'notFound');
    return sendKept(c, shop, `branches/${id}/version/${version.menu}`, () => ({ data: version }));
  });

  const edits = shopEdits(editShop, 'branches');
  app.openapi(endpoints.createBranch.route, (c) => edits.create(c));
  app.openapi(endpoints.sortBranches.route, (c) => edits.sort(c, c.req.valid('json').ids));
  app.openapi(endpoints.updateBranch.route, (c) => edits.update(c, c.req.valid('param').id));
  app.openapi(endpoints.deleteBranch.route, (c) => edits.remove(c, c.req.valid('param').id));

  const soldOut = soldOutEdits(sellOut);
  app.openapi(endpoints.sellOut.route, (c) =>
    soldOut.change(c, c.req.valid('param').id, c.req.valid('json')),
  );
}
