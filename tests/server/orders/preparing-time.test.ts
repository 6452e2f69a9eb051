import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft, newApp, NOON, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';

const MINUTE = 60_000;

describe.each(bothFor('SQL', 'values'))('how long an order takes now, on %s', (kind) => {
  let app: TestApp;
  let employee: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp(kind);
    app.clock.now = Date.parse(NOON);
    employee = await app.as('employee', [1]);
  });
  afterAll(() => app.close());

  /** What the branch says once the last figure is a minute old. */
  async function said(): Promise<unknown> {
    app.clock.now += 2 * MINUTE;
    const { data } = await app.call('/api/branches/1/version');
    return (data as { preparing?: number }).preparing;
  }

  /** An order that is ready after so many minutes, or comes to another end. */
  async function cook(minutes: number, end: 'in-delivery' | 'cancel' = 'in-delivery'): Promise<void> {
    const { data } = await app.order(draft());
    const step = (action: string) => employee.post(`/api/orders/${data.id}/status/${action}`);
    expect((await step('confirm')).status).toBe(200);
    app.clock.now += minutes * MINUTE;
    expect((await step(end)).status).toBe(200);
  }

  it('is not said before three orders were ready, and then as a round figure', async () => {
    expect(await said()).toBeUndefined();
    await cook(18);
    await cook(22);
    await cook(90, 'cancel');
    expect(await said()).toBeUndefined();
    await cook(31);
    expect(await said()).toBe(25);
  });

  it('is said of all branches at once for the landing page', async () => {
    const { headers, data } = await app.call('/api/preparing');
    expect(data).toEqual([{ branch: 'mitte', minutes: 25 }]);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('is not said of this morning at night', async () => {
    app.clock.now += 4 * 60 * MINUTE;
    expect(await said()).toBeUndefined();
    expect(await app.call('/api/preparing')).toMatchObject({ data: [] });
  });
});
