import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceDraft, Device } from '../../../src/lib/contract/printing.ts';
import { draft } from '../../support/app.ts';
import { textOf } from '../../support/printers/escpos-decoder.ts';
import { newPrinting, type Printing } from '../../support/printers/new-printing.ts';
import { startTcpPrinter } from '../../support/printers/tcp-printer.ts';
import { testShop } from '../../support/shop.ts';

const SOON = { timeout: 20_000, interval: 50 };
const cheese = { product: { id: 2 }, amount: 300, unit: 'g' as const };
const BOTH = { items: [...draft().items, cheese], comment: 'Bitte ohne Eile' };

describe('printers of stations', () => {
  let shop: Printing;
  const started: { device: Device; printer: Awaited<ReturnType<typeof startTcpPrinter>> }[] = [];
  beforeAll(async () => {
    shop = await newPrinting();
    const plain = testShop();
    await shop.setShop({
      ...plain,
      stations: [
        { id: 1, name: 'Pizzaofen' },
        { id: 2, name: 'Kalte Küche' },
        { id: 3, name: 'Bar' },
      ],
      categories: plain.categories.map((one) => (one.id === 1 ? { ...one, station: { id: 1 } } : one)),
      products: plain.products.map((one) => (one.id === 2 ? { ...one, station: { id: 2 } } : one)),
    });
  });
  afterAll(() => shop.close());

  async function start(stations: number[], fields: Partial<DeviceDraft> = {}) {
    const printer = await startTcpPrinter();
    printer.be('prints');
    const device = await shop.device({
      ...{ connection: 'tcp', host: '127.0.0.1', port: printer.port },
      ...{ stations: stations.map((id) => ({ id })), ...fields },
    });
    started.push({ device, printer });
    return {
      device,
      states: async () => (await shop.ledger(device)).map(({ state }) => state),
      texts: () => printer.printed().map((bytes) => textOf(bytes)),
    };
  }
  async function stop() {
    for (const { device, printer } of started.splice(0)) {
      await shop.call(`/api/devices/${device.id}`, 'DELETE');
      await printer.stop();
    }
  }

  it('print their lines under the station’s name and nothing of other orders; one without stations prints all', async () => {
    const [oven, cold, both, bar, all] = [
      await start([1]),
      await start([2]),
      await start([2, 1]),
      await start([3]),
      await start([]),
    ];
    await shop.tell(await shop.order(BOTH));
    for (const { states } of [oven, cold, both, all])
      await expect.poll(states, SOON).toEqual(['acknowledged']);
    expect(await bar.states()).toEqual([]);
    const dishes = ({ texts }: typeof oven) => {
      const text = texts().join('\n');
      const found = ['PIZZAOFEN', 'Margherita', 'KALTE KÜCHE', '300 g', 'SUMME', 'Bitte ohne Eile'];
      return found.filter((words) => text.includes(words));
    };
    expect(dishes(oven)).toEqual(['PIZZAOFEN', 'Margherita', 'Bitte ohne Eile']);
    expect(dishes(cold)).toEqual(['KALTE KÜCHE', '300 g', 'Bitte ohne Eile']);
    expect(dishes(both)).toEqual(['PIZZAOFEN', 'Margherita', 'KALTE KÜCHE', '300 g', 'Bitte ohne Eile']);
    expect(dishes(all)).toEqual(['Margherita', '300 g', 'SUMME', 'Bitte ohne Eile']);
    expect(oven.texts()[0]).toContain('Dazu 1 Position anderswo');

    // Only the oven has something to do.
    await shop.tell(await shop.order());
    for (const { states } of [oven, both, all])
      await expect.poll(states, SOON).toEqual(['acknowledged', 'acknowledged']);
    expect(await cold.states()).toEqual(['acknowledged']);
    await stop();
  });

  it('print a ticket that staff ask for the same way, marked the second time', async () => {
    const [oven, cold] = [await start([1]), await start([2])];
    const order = await shop.order();
    await shop.tell(order);
    await expect.poll(oven.states, SOON).toEqual(['acknowledged']);
    expect((await shop.call(`/api/orders/${order}/print`, 'POST')).status).toBe(200);
    await expect.poll(oven.states, SOON).toEqual(['acknowledged', 'acknowledged']);
    expect(oven.texts().map((text) => text.includes('ERNEUT GEDRUCKT'))).toEqual([false, true]);
    expect(await cold.states()).toEqual([]);
    await stop();
  });

  it('print everything once the shop has none of their stations any more', async () => {
    const oven = await start([1]);
    const current = (await shop.readShop())?.shop ?? testShop();
    await shop.setShop(testShop());
    await shop.tell(await shop.order(BOTH));
    await expect.poll(oven.states, SOON).toEqual(['acknowledged']);
    expect(oven.texts()[0]).toContain('SUMME');
    // Such a device can still be changed.
    const renamed = await shop.call(`/api/devices/${oven.device.id}`, 'PUT', { name: 'Ofen' });
    expect([renamed.status, (renamed.data as Device).stations]).toEqual([200, [{ id: 1 }]]);
    await shop.setShop(current);
    await stop();
  });

  it('cannot be limited to a station that the shop does not have', async () => {
    const wrong = await shop.call('/api/devices', 'POST', {
      ...{ identifier: 'falsch', branch: { id: 1 }, stations: [{ id: 1 }, { id: 99 }] },
    });
    expect([wrong.status, wrong.errors]).toEqual([
      422,
      [{ field: 'stations', message: 'Diese Station gibt es nicht.' }],
    ]);
  });
});
