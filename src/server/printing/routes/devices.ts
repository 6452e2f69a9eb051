import { type DeviceDraft, DEVICE_FIELDS } from '../../../lib/contract/printing.ts';
import {
  DEVICE_TEST_MESSAGES,
  DEVICE_MESSAGES,
  PRINT_PROBLEM_WORDS,
} from '../../../lib/contract/words/staff.ts';
import { endpoints } from '../../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../../lib/contract/lists.ts';
import type { Api } from '../../platform/http/api.ts';
import type { PrintingService } from '../service.ts';
import { failure } from '../../platform/http/failures.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { sendPage } from '../../platform/http/list-answers.ts';

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
    // As sent: the schema's defaults would overwrite what was left out.
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
        ? DEVICE_TEST_MESSAGES.printer(PRINT_PROBLEM_WORDS[problem])
        : DEVICE_TEST_MESSAGES[tested.code];
      return c.json({ errors: [{ field: null, message }] }, 409);
    });
  app.openapi(endpoints.renewDeviceToken.route, async (c) => {
    const renewed = await devices.renewToken(actorOf(c), c.req.valid('param').id);
    if (renewed.ok) return c.json({ data: renewed.token }, 200);
    if (renewed.code === 'notFound') return failure(c, 404, 'notFound');
    return c.json({ errors: [{ field: null, message: DEVICE_MESSAGES.notPolling }] }, 409);
  });
}

/** What a device can be sent. */
const TESTS = [
  ['notification', endpoints.testDeviceNotification],
  ['print', endpoints.testDevicePrint],
] as const;
