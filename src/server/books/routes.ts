import { DAY_CLOSE_FIELDS } from '../../lib/contract/books.ts';
import { endpoints } from '../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../lib/contract/lists.ts';
import type { FindBranchByApiKey } from '../people/api-keys.ts';
import { staffWords } from '../platform/staff-words.ts';
import { orderFailure } from '../orders/routes/order-failures.ts';
import type { OrderService } from '../orders/service.ts';
import type { Api } from '../platform/http/api.ts';
import { failure, sendPage } from '../platform/http/failures.ts';
import { actorOf } from '../platform/http/guard.ts';
import type { ExportFile } from './exports/exports.ts';
import type { BookService } from './service.ts';
import { accountsMissingMessage } from './words.ts';

/** A file to be saved, not shown. */
const headersOf = ({ name, type }: ExportFile) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
});

/** Day closes, corrections of orders and exports (docs/books.md). */
export function bookRoutes(
  { app }: Api,
  { dayCloses, exports, correctOrder, readSettings, writeSettings }: BookService,
  { readOrders }: Pick<OrderService, 'readOrders'>,
  findBranchByApiKey: FindBranchByApiKey,
): void {
  const refusal = (message: string) => ({ errors: [{ field: null, message }] });

  app.openapi(endpoints.listDayCloses.route, async (c) => {
    const asked = parseListQuery(c.req.valid('query'), DAY_CLOSE_FIELDS);
    if (!asked.ok) return c.json({ errors: asked.errors }, 400);
    return sendPage(c, 'day-closes', await dayCloses.list(actorOf(c), asked.query), asked.query);
  });

  app.openapi(endpoints.readDayClose.route, async (c) => {
    const found = await dayCloses.find(actorOf(c), c.req.valid('param').id);
    if (found.ok) return c.json({ data: found.close }, 200);
    return found.code === 'notFound' ? failure(c, 404, 'notFound') : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.readBookState.route, async (c) => {
    const found = await dayCloses.state(actorOf(c), c.req.valid('param').id);
    c.header('cache-control', 'no-store');
    if (found.ok) return c.json({ data: found.state }, 200);
    return found.code === 'notFound' ? failure(c, 404, 'notFound') : failure(c, 403, 'notAllowed');
  });

  app.openapi(endpoints.closeDay.route, async (c) => {
    const closed = await dayCloses.close(actorOf(c), c.req.valid('param').id, c.req.valid('json').day);
    if (closed.ok) return c.json({ data: closed.closes }, 201);
    if (closed.code === 'notFound') return failure(c, 404, 'notFound');
    if (closed.code === 'notAllowed') return failure(c, 403, 'notAllowed');
    return c.json(refusal(staffWords().BOOK_MESSAGES[closed.code]), 409);
  });

  app.openapi(endpoints.correctOrder.route, async (c) => {
    const { id } = c.req.valid('param');
    const corrected = await correctOrder(actorOf(c), id, c.req.valid('json'));
    c.header('cache-control', 'no-store');
    if (!corrected.ok) return orderFailure(c, corrected.code);
    const found = await readOrders.read(actorOf(c), id);
    return found.ok ? c.json({ data: found.result }, 200) : orderFailure(c, found.code);
  });

  app.openapi(endpoints.exportBooks.route, async (c) => {
    const { format, ...period } = c.req.valid('query');
    const file = await exports.csv(actorOf(c), c.req.valid('param').kind, period, format);
    return c.body(file.content, 200, headersOf(file));
  });

  app.openapi(endpoints.readSheet.route, async (c) => {
    const { branchId, apiKey } = c.req.valid('param');
    if (!(await findBranchByApiKey(branchId, apiKey, 'sheet'))) return failure(c, 404, 'notFound');
    const { days, format } = c.req.valid('query');
    const file = await exports.sheet(branchId, days, format);
    return c.body(file.content, 200, headersOf(file));
  });

  app.openapi(endpoints.exportDatev.route, async (c) => {
    const batch = await exports.datev(actorOf(c), c.req.valid('query'));
    if (batch.ok) return c.body(batch.file.content, 200, headersOf(batch.file));
    const message =
      batch.code === 'accountsMissing'
        ? accountsMissingMessage(batch.missing)
        : staffWords().BOOK_MESSAGES[batch.code];
    return c.json(refusal(message), 409);
  });

  app.openapi(endpoints.exportBookArchive.route, async (c) => {
    const file = await exports.archive(actorOf(c), c.req.valid('query'));
    return c.body(file.content, 200, headersOf(file));
  });

  app.openapi(endpoints.readBookSettings.route, async (c) => c.json({ data: await readSettings() }, 200));

  app.openapi(endpoints.writeBookSettings.route, async (c) =>
    c.json({ data: await writeSettings(actorOf(c), c.req.valid('json')) }, 200),
  );
}
