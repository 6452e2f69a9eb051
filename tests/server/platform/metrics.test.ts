import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { diskMetrics } from '../../../src/server/platform/data-folder.ts';
import { keepMetrics } from '../../../src/server/platform/metrics.ts';
import { createTelemetry } from '../../../src/server/platform/telemetry.ts';
import { devices, orders, outbox, payments, prints } from '../../../src/server/platform/database/schema.ts';
import { changeShop } from '../../../src/server/shop/queries/shop-revision.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The lines of a text of Prometheus that begin with a name, sorted. */
const linesOf = (text: string, name: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .sort();

describe.each(bothFor('SQL'))('the figures for operators on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newApp(kind);
  });
  afterAll(() => app.close());

  async function scrape(): Promise<string> {
    const telemetry = createTelemetry({ level: 'silent' });
    await keepMetrics(telemetry, [...app.composeAgain().figures, diskMetrics(app.dataDir)])();
    return telemetry.registry.metrics();
  }
  const ago = (ms: number) => new Date(app.clock.now - ms);

  it('count no old orders, and say how long the oldest waits for its confirmation', async () => {
    expect(linesOf(await scrape(), 'bestellbar_orders')).toEqual([]);
    const place = async (changes: Partial<typeof orders.$inferInsert>) => {
      const { data } = await app.order(draft());
      await app.db.update(orders).set(changes).where(eq(orders.id, data.id));
    };
    await place({ createdAt: ago(20 * MINUTE_MS) });
    await place({ createdAt: ago(5 * MINUTE_MS) });
    // For later, and one that waits for its money: nobody has to confirm them yet.
    await place({ createdAt: ago(DAY_MS), appointmentDate: ago(-3 * 60 * MINUTE_MS) });
    await place({ createdAt: ago(50 * MINUTE_MS), paymentMethod: 'mollie' });
    await place({ createdAt: ago(2 * DAY_MS), confirmedAt: ago(2 * DAY_MS) });
    await place({ createdAt: ago(60 * MINUTE_MS), completedAt: ago(0) });
    await place({ createdAt: ago(2 * DAY_MS), completedAt: ago(0) });
    const text = await scrape();
    expect(linesOf(text, 'bestellbar_orders')).toEqual([
      'bestellbar_orders{branch="1",state="completed"} 1',
      'bestellbar_orders{branch="1",state="confirmed"} 1',
      'bestellbar_orders{branch="1",state="new"} 4',
    ]);
    expect(linesOf(text, 'bestellbar_oldest_unconfirmed_order_seconds')).toEqual([
      'bestellbar_oldest_unconfirmed_order_seconds{branch="1"} 1200',
    ]);
  });

  it('count messages that wait and those of the last day that were given up', async () => {
    const message = (state: 'waiting' | 'failed' | 'done', age: number) => ({
      channel: 'mail' as const,
      purpose: 'placed',
      recipient: 'erika@example.org',
      payload: {},
      state,
      createdAt: ago(age),
    });
    await app.db.delete(outbox);
    await app.db
      .insert(outbox)
      .values([
        message('waiting', 10 * MINUTE_MS),
        message('waiting', MINUTE_MS),
        message('failed', MINUTE_MS),
        message('failed', 2 * DAY_MS),
        message('done', 20 * MINUTE_MS),
      ]);
    const text = await scrape();
    expect(linesOf(text, 'bestellbar_messages_waiting')).toEqual([
      'bestellbar_messages_waiting{channel="mail"} 2',
    ]);
    expect(linesOf(text, 'bestellbar_messages_failed')).toEqual([
      'bestellbar_messages_failed{channel="mail"} 1',
    ]);
    expect(linesOf(text, 'bestellbar_oldest_waiting_message_seconds')).toEqual([
      'bestellbar_oldest_waiting_message_seconds{channel="mail"} 600',
    ]);
  });

  it('count receipts that are not on paper, two printers of the same name together', async () => {
    const printer = { identifier: 'a', name: 'Küche', type: 'printer' as const, branchId: 1 };
    const made = await app.db
      .insert(devices)
      .values([printer, { ...printer, identifier: 'b' }])
      .returning({ id: devices.id });
    await app.db.insert(prints).values(
      made.map(({ id }) => ({
        key: `order 1 on ${id}`,
        purpose: 'order' as const,
        branchId: 1,
        deviceId: id,
        deviceName: 'Küche',
        createdAt: ago(5 * MINUTE_MS),
      })),
    );
    const text = await scrape();
    expect(linesOf(text, 'bestellbar_prints_waiting')).toEqual([
      'bestellbar_prints_waiting{branch="1",printer="Küche"} 2',
    ]);
    expect(linesOf(text, 'bestellbar_prints_failed')).toEqual([
      'bestellbar_prints_failed{branch="1",printer="Küche"} 0',
    ]);
  });

  it('count payments with a problem by what it is, for a week', async () => {
    const payment = (reference: string, problem: 'refundFailed' | null, age: number) => ({
      branchId: 1,
      method: 'mollie' as const,
      reference,
      problem,
      amountCents: 1000,
      currency: 'EUR',
      state: 'paid' as const,
      waitsUntil: ago(age),
      createdAt: ago(age),
    });
    await app.db
      .insert(payments)
      .values([
        payment('a', 'refundFailed', MINUTE_MS),
        payment('b', 'refundFailed', 8 * DAY_MS),
        payment('c', null, MINUTE_MS),
      ]);
    expect(linesOf(await scrape(), 'bestellbar_payments_with_problem')).toEqual([
      'bestellbar_payments_with_problem{branch="1",problem="refundFailed"} 1',
    ]);
  });

  it('say that the last publication failed, and how much space the disk has', async () => {
    app.publisher.fail('no space');
    await changeShop(app.db, () => Promise.resolve());
    const text = await scrape();
    app.publisher.forget();
    expect(linesOf(text, 'bestellbar_publication_failed')).toEqual(['bestellbar_publication_failed 1']);
    expect(linesOf(text, 'bestellbar_publication_behind_revisions')).toHaveLength(1);
    expect(text).toMatch(/^bestellbar_disk_free_bytes [1-9]/m);
    expect(linesOf(text, 'bestellbar_figures_up')).toHaveLength(6);
  });
});

describe('figures that are kept', () => {
  const telemetry = () => createTelemetry({ level: 'silent' });
  const sourceOf = (read: () => Promise<number>) => ({
    subject: 'kitchen',
    figures: { ovens: { help: 'Ovens that are hot', labels: [] } },
    read: async () => ({ ovens: [{ value: await read() }] }),
  });

  it('are read at most once in ten seconds, however often they are scraped', async () => {
    const { registry, log } = telemetry();
    const read = vi.fn(() => Promise.resolve(3));
    const clock = { now: 0 };
    const refresh = keepMetrics({ registry, log }, [sourceOf(read)], { clock: () => clock.now });
    await Promise.all([refresh(), refresh()]);
    await refresh();
    expect(read).toHaveBeenCalledTimes(1);
    clock.now = 10_000;
    await refresh();
    expect(read).toHaveBeenCalledTimes(2);
    expect(linesOf(await registry.metrics(), 'ovens')).toEqual(['ovens 3']);
  });

  it('are missing, not zero, while they cannot be read or reading takes too long', async () => {
    const { registry, log } = telemetry();
    const error = vi.spyOn(log, 'error');
    const reads = [
      () => Promise.resolve(3),
      () => Promise.reject(new Error('away')),
      () => Promise.reject(new Error('still away')),
      () => new Promise<number>(() => {}),
    ];
    const clock = { now: 0 };
    const source = sourceOf(() => (reads.shift() ?? (() => Promise.resolve(0)))());
    const refresh = keepMetrics({ registry, log }, [source], { clock: () => clock.now, patienceMs: 5 });
    await refresh();
    for (let failures = 0; failures < 3; failures += 1) {
      clock.now += 10_000;
      await refresh();
      const text = await registry.metrics();
      expect(linesOf(text, 'ovens')).toEqual([]);
      expect(linesOf(text, 'bestellbar_figures_up')).toEqual(['bestellbar_figures_up{subject="kitchen"} 0']);
    }
    expect(error).toHaveBeenCalledTimes(1);
  });
});
