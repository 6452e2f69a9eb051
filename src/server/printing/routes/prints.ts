import { endpoints } from '../../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../../lib/contract/lists.ts';
import { PRINT_FIELDS } from '../../../lib/contract/printing.ts';
import { PRINT_MESSAGES } from '../../../lib/contract/words/staff.ts';
import type { Api } from '../../platform/http/api.ts';
import type { PrintingService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { sendPage } from '../../platform/http/list-answers.ts';
import { orderFailure } from '../../orders/routes/order-failures.ts';

/** Receipts as staff see them. */
export function printRoutes({ app }: Api, { prints, showReceipt }: PrintingService): void {
  app.openapi(endpoints.listPrints.route, async (c) => {
    const asked = parseListQuery(c.req.valid('query'), PRINT_FIELDS);
    if (!asked.ok) return c.json({ errors: asked.errors }, 400);
    return sendPage(c, 'prints', await prints.list(actorOf(c), asked.query), asked.query);
  });

  app.openapi(endpoints.readPrinterTroubles.route, async (c) => {
    const troubles = await prints.troubles(actorOf(c));
    return c.json({ data: troubles }, 200);
  });

  app.openapi(endpoints.printAgain.route, async (c) => {
    const again = await prints.again(actorOf(c), c.req.valid('param').id);
    if (again.ok) return c.json({ data: again.print }, 200);
    if (again.code === 'notFound') return failure(c, 404, 'notFound');
    if (again.code === 'notAllowed') return failure(c, 403, 'notAllowed');
    return c.json({ errors: [{ field: null, message: PRINT_MESSAGES[again.code] }] }, 409);
  });

  app.openapi(endpoints.readReceipt.route, async (c) => {
    const shown = await showReceipt(actorOf(c), c.req.valid('param').id);
    if (!shown.ok) return orderFailure(c, shown.code);
    return c.body(shown.svg, 200, {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });
}
