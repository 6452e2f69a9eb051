import { type DeviceDraft, DEVICE_FIELDS, PRINT_FIELDS } from '../../lib/contract/printing.ts';
import { staffWords } from '../platform/staff-words.ts';
import { endpoints } from '../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../lib/contract/lists.ts';
import type { Api } from '../platform/http/api.ts';
import type { PrintingService } from './service.ts';
import { failure, sendPage } from '../platform/http/failures.ts';
import { actorOf } from '../platform/http/guard.ts';
import type { Context } from 'hono';
import { z } from 'zod';
import { orderFailure } from '../orders/routes/order-failures.ts';

export function deviceRoutes({ app }: Api, { devices, testDevice }: PrintingService): void {
  app.openapi(endpoints.listDevices.route, async (c) => {
    const asked = parseListQuery(c.req.valid('query'), DEVICE_FIELDS);
    if (!asked.ok) return c.json({ errors: asked.errors }, 400);
    return sendPage(c, 'devices', await devices.list(asked.query), asked.query);
  });
  app.openapi(endpoints.readDevice.route, async (c) => {
    const device = await devices.find(c.req.valid('param').id);
    return device ? c.json({ data: device }, 200) : failure(c, 404, 'notFound');
  });
  app.openapi(endpoints.createDevice.route, async (c) => {
    const made = await devices.create(actorOf(c), c.req.valid('json'));
    return made.ok ? c.json({ data: made.device }, 201) : c.json({ errors: made.errors }, 422);
  });
  app.openapi(endpoints.updateDevice.route, async (c) => {
    // As sent: the schema's defaults would overwrite missing fields.
    const changes = await c.req.json<Partial<DeviceDraft>>();
    const changed = await devices.update(actorOf(c), c.req.valid('param').id, changes);
    if (!changed) return failure(c, 404, 'notFound');
    return changed.ok ? c.json({ data: changed.device }, 200) : c.json({ errors: changed.errors }, 422);
  });
  app.openapi(endpoints.deleteDevice.route, async (c) => {
    const gone = await devices.remove(actorOf(c), c.req.valid('param').id);
    return gone ? c.json({ data: gone }, 200) : failure(c, 404, 'notFound');
  });
  for (const [what, { route }] of TESTS)
    app.openapi(route, async (c) => {
      const tested = await testDevice(c.req.valid('param').id, what);
      if (tested.ok) return c.json({ data: tested.device }, 200);
      if (tested.code === 'notFound') return failure(c, 404, 'notFound');
      const problem = tested.code === 'failed' ? tested.problem : null;
      const message = problem
        ? staffWords().DEVICE_TEST_MESSAGES.printer(staffWords().PRINT_PROBLEM_WORDS[problem])
        : staffWords().DEVICE_TEST_MESSAGES[tested.code];
      return c.json({ errors: [{ field: null, message }] }, 409);
    });
  app.openapi(endpoints.renewDeviceToken.route, async (c) => {
    const renewed = await devices.renewToken(actorOf(c), c.req.valid('param').id);
    if (renewed.ok) return c.json({ data: renewed.token }, 200);
    if (renewed.code === 'notFound') return failure(c, 404, 'notFound');
    return c.json({ errors: [{ field: null, message: staffWords().DEVICE_MESSAGES.notPolling }] }, 409);
  });
}

/** The tests of devices. */
const TESTS = [
  ['notification', endpoints.testDeviceNotification],
  ['print', endpoints.testDevicePrint],
] as const;

/** The relevant fields of a Star printer's poll; anything else is accepted and ignored. */
const StarPoll = z.object({
  statusCode: z.string().max(200).catch(''),
  printingInProgress: z.boolean().catch(false),
});

/** Endpoints for printers that fetch receipts: CloudPRNT (Star) and Server Direct Print (Epson). */
export function printerRoutes({ app, countRefusal }: Api, { printerPolls }: PrintingService): void {
  /** Unknown secrets count towards the rate limit. */
  const unknown = async (c: Context) => (await countRefusal(c)) ?? failure(c, 404, 'notFound');

  app.openapi(endpoints.pollCloudPrnt.route, async (c) => {
    const said = StarPoll.catch({ statusCode: '', printingInProgress: false }).parse(
      json(await c.req.text()),
    );
    const answer = await printerPolls.star(c.req.valid('param').token, {
      statusCode: said.statusCode,
      isPrinting: said.printingInProgress,
    });
    c.header('cache-control', 'no-store');
    return answer ? c.json(answer, 200) : unknown(c);
  });

  app.openapi(endpoints.fetchCloudPrntJob.route, async (c) => {
    const { mac = '', type = '', token: jobToken = null } = c.req.valid('query');
    const job = await printerPolls.starJob(c.req.valid('param').token, { mac, type, jobToken });
    if (job.ok)
      return c.body(new Uint8Array(job.bytes), 200, {
        'content-type': job.type,
        'cache-control': 'no-store',
      });
    if (job.code === 'printerUnknown') return unknown(c);
    return job.code === 'typeUnknown' ? c.text('', 415) : failure(c, 404, 'notFound');
  });

  app.openapi(endpoints.confirmCloudPrntJob.route, async (c) => {
    const { mac = '', code = '', token: jobToken = null } = c.req.valid('query');
    const isKnown = await printerPolls.starDone(c.req.valid('param').token, { mac, code, jobToken });
    return isKnown ? c.text('', 200) : unknown(c);
  });

  app.openapi(endpoints.pollServerDirectPrint.route, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const xml = await printerPolls.epson(c.req.valid('param').token, form);
    if (xml === null) return unknown(c);
    return c.body(xml, 200, { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' });
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Print jobs for staff. */
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
    return c.json({ errors: [{ field: null, message: staffWords().PRINT_MESSAGES[again.code] }] }, 409);
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

export function printingRoutes(api: Api, printing: PrintingService): void {
  deviceRoutes(api, printing);
  printRoutes(api, printing);
  printerRoutes(api, printing);
}
