import { afterEach, expect, it, vi } from 'vitest';
import { openMollie } from '../../../src/server/providers/payment/mollie.ts';
import { startMollieSandbox } from '../../support/mollie-sandbox.ts';
import { newPayment } from '../../support/new-payment.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it("no variable of Mollie's client has the key logged, or changes what is asked", async () => {
  const mollie = await startMollieSandbox();
  vi.stubEnv('CLIENT_DEBUG', 'true');
  vi.stubEnv('CLIENT_CUSTOM_USER_AGENT', 'somebody else');
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  const logged: unknown[] = [];
  for (const name of ['log', 'group', 'info', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...said: unknown[]) => void logged.push(...said));
  const asked = await openMollie({ apiKey: mollie.apiKey, url: mollie.url }).create(newPayment(), 'a-key');
  await mollie.stop();
  expect(asked).toMatchObject({ ok: true, value: { state: 'open' } });
  expect(logged).toEqual([]);
  expect(process.env).not.toHaveProperty('CLIENT_DEBUG');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('CLIENT_DEBUG, CLIENT_CUSTOM_USER_AGENT'),
  );
});
