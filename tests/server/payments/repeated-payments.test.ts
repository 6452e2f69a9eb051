import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothFor } from '../../support/database.ts';
import { METHODS, openPayingShop } from '../../support/paying-services.ts';

/** However busy the machine is. */
const SOON = { timeout: 10_000 };

describe.each(bothFor('locks', 'races'))('an order that is sent twice on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openPayingShop>>;
  beforeAll(async () => {
    shop = await openPayingShop(kind);
  });
  beforeEach(() => shop.clear());
  afterAll(() => shop.close());

  it.each(METHODS)(
    'a customer who retries gets one payment at one provider, however long the first attempt takes: %s',
    async (method) => {
      const key = crypto.randomUUID();
      const { faults, fail } = shop.sandboxOf(method);
      fail({ on: 'create', how: 'hang' });
      const first = shop.place(method, key);
      await expect.poll(() => faults.hanging, SOON).toBe(1);
      const second = shop.place(method, key);
      // The service refuses the second call while the first is at work, and that is no end of the first.
      await expect.poll(() => faults.refusals, SOON).toBeGreaterThan(0);
      expect(await Promise.race([second, Promise.resolve('waits')])).toBe('waits');
      faults.resume();
      const [one, two] = await Promise.all([first, second]);
      expect(one).toMatchObject({ status: 201, data: { isFailed: false } });
      const { uid, paymentRedirectUrl } = one.data;
      expect(paymentRedirectUrl).toMatch(/^http:\/\/127/);
      expect(two.data).toMatchObject({ uid, paymentRedirectUrl });
    },
  );

  it.each(METHODS)(
    'a customer who retries gets the same payment if only the first answer was lost: %s',
    async (method) => {
      const key = crypto.randomUUID();
      const { faults, fail } = shop.sandboxOf(method);
      fail({ on: 'create', how: 'hang', when: 'after' });
      const first = shop.place(method, key);
      await expect.poll(() => faults.hanging, SOON).toBe(1);
      const two = await shop.place(method, key);
      expect(two).toMatchObject({ status: 201, data: { isFailed: false } });
      faults.resume();
      const one = await first;
      const { uid, paymentRedirectUrl } = two.data;
      expect(one.data).toMatchObject({ uid, paymentRedirectUrl, isFailed: false });
    },
  );
});
