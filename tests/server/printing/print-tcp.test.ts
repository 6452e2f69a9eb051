import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Device } from '../../../src/lib/contract/printing.ts';
import { takePrint } from '../../../src/server/printing/queries/prints.ts';
import { bothFor } from '../../support/database.ts';
import { textOf } from '../../support/printers/escpos-decoder.ts';
import { newPrinting, type Printing } from '../../support/printers/new-printing.ts';
import { startTcpPrinter, type PrinterMode } from '../../support/printers/tcp-printer.ts';

const SOON = { timeout: 20_000, interval: 50 };

describe.each(bothFor('queue'))('a printer in the network on %s', (kind) => {
  let shop: Printing;
  let printer: Awaited<ReturnType<typeof startTcpPrinter>>;
  const devices: Device[] = [];
  beforeAll(async () => {
    shop = await newPrinting(kind);
  });
  afterAll(() => shop.close());
  afterEach(async () => {
    // No printer of one test prints what another confirms.
    for (const { id } of devices.splice(0)) await shop.call(`/api/devices/${id}`, 'DELETE');
    await printer.stop();
    if (shop.troubles.length > 0) throw new Error(String(shop.troubles[0]));
  });

  async function start(mode: PrinterMode = 'prints', fields: object = {}): Promise<Device> {
    printer = await startTcpPrinter();
    printer.be(mode);
    const device = await shop.device({ connection: 'tcp', host: '127.0.0.1', port: printer.port, ...fields });
    devices.push(device);
    return device;
  }
  const states = async (device: Device) => (await shop.ledger(device)).map(({ state }) => state);
  async function isAcknowledged(device: Device): Promise<void> {
    await expect.poll(() => states(device), SOON).toEqual(['acknowledged']);
  }
  const read = async (device: Device) => (await shop.call(`/api/devices/${device.id}`)).data as Device;

  it('a confirmed order is printed once, however often it is announced', async () => {
    const device = await start();
    const order = await shop.order({ comment: 'Ohne Käse, bitte' });
    await shop.tell(order);
    await shop.tell(order);
    await shop.tell(order, 'completed');
    await isAcknowledged(device);
    expect(printer.printed()).toHaveLength(1);
    const text = textOf(printer.printed()[0] ?? new Uint8Array());
    expect(text).toContain('Ohne Käse, bitte');
    expect(text).not.toMatch(/DUPLIKAT|ERNEUT/);
    expect(await shop.ledger(device)).toMatchObject([
      {
        order: { id: order },
        tries: 1,
        repeat: null,
        problem: null,
        doneAt: expect.any(String) as string,
      },
    ]);
    expect(await read(device)).toMatchObject({ status: 'ready', lastSeenAt: expect.any(String) as string });
  });

  it('a printer prints the configured number of copies, all but the first marked', async () => {
    const device = await start('prints', { copies: 2 });
    await shop.tell(await shop.order());
    await expect.poll(() => states(device), SOON).toEqual(['acknowledged', 'acknowledged']);
    const marked = printer.printed().map((bytes) => textOf(bytes).includes('DUPLIKAT'));
    expect(marked.sort()).toEqual([false, true]);
    expect(printer.mostAtOnce()).toBe(1);
  });

  it('a printer prints only what it is configured for, and nothing while disabled', async () => {
    const asked = await start('prints', { isAutomatic: false });
    const off = await shop.device({
      connection: 'tcp',
      host: '127.0.0.1',
      port: printer.port,
      isEnabled: false,
    });
    devices.push(off);
    const order = await shop.order();
    await shop.tell(order);
    expect([...(await shop.ledger(asked)), ...(await shop.ledger(off))]).toEqual([]);
    const printed = await shop.call(`/api/orders/${order}/print`, 'POST');
    expect(printed).toMatchObject({
      status: 200,
      data: { errands: [{ channel: 'print', state: 'queued' }], prints: [{ device: { id: asked.id } }] },
    });
    await isAcknowledged(asked);
    expect(textOf(printer.printed()[0] ?? new Uint8Array())).not.toMatch(/DUPLIKAT|ERNEUT/);
    await shop.call(`/api/orders/${order}/print`, 'POST');
    await expect.poll(() => printer.printed().length, SOON).toBe(2);
    expect(textOf(printer.printed()[1] ?? new Uint8Array())).toContain('*** ERNEUT GEDRUCKT ***');
  });

  it('a printer that never reports its status counts as printed once it has accepted all bytes', async () => {
    const device = await start('mute');
    await shop.tell(await shop.order());
    await isAcknowledged(device);
    expect(printer.printed()).toHaveLength(1);
    // Staff read that nobody knows more than that.
    expect(await shop.ledger(device)).toMatchObject([{ state: 'acknowledged', problem: 'unconfirmed' }]);
  });

  it("a printer's failure after its confirmation changes nothing", async () => {
    const device = await start('prints');
    await shop.tell(await shop.order());
    await isAcknowledged(device);
    expect(await shop.ledger(device)).toMatchObject([{ state: 'acknowledged', problem: null }]);
  });

  it.each(['hangs', 'closes', 'runsOut'] as const)(
    'Fault 19: a half-printed ticket is printed again, marked: the printer %s',
    async (mode) => {
      const device = await start(mode);
      await shop.tell(await shop.order());
      await expect.poll(async () => (await shop.ledger(device))[0]?.problem, SOON).not.toBeNull();
      const [waiting] = await shop.ledger(device);
      expect(waiting).toMatchObject({
        repeat: 'again',
        problem: { hangs: 'silent', closes: 'closed', runsOut: 'paperOut' }[mode],
      });
      printer.be('prints');
      await isAcknowledged(device);
      expect(printer.printed()).toHaveLength(1);
      expect(textOf(printer.printed()[0] ?? new Uint8Array())).toContain('*** ERNEUT GEDRUCKT ***');
      expect(printer.jobs.filter(({ isWhole }) => !isWhole)).not.toEqual([]);
    },
  );

  it('Fault 19: a printer without paper gets nothing until it has some, and its first print is not marked as a copy', async () => {
    const device = await start('paperOut');
    await shop.tell(await shop.order());
    await expect.poll(async () => (await shop.ledger(device))[0]?.problem, SOON).toBe('paperOut');
    expect(await read(device)).toMatchObject({ status: 'paperOut' });
    expect(printer.jobs).toEqual([]);
    printer.be('prints');
    await isAcknowledged(device);
    expect(textOf(printer.printed()[0] ?? new Uint8Array())).not.toMatch(/DUPLIKAT|ERNEUT/);
    expect((await read(device)).status).toBe('ready');
  });

  it('Fault 19: a printer that is off triggers the alarm until it returns, and loses nothing', async () => {
    const device = await start();
    const { port } = printer;
    await printer.stop();
    const order = await shop.order();
    await shop.tell(order);
    await expect.poll(async () => (await shop.ledger(device))[0]?.problem, SOON).toBe('refused');
    const troubles = async (cookie = shop.staff.cookie) =>
      (await shop.call('/api/prints/troubles', 'GET', undefined, cookie)).data;
    expect(await troubles()).toEqual([]);
    shop.clock.now += 3 * 60_000;
    expect(await troubles()).toMatchObject([
      {
        device: { id: device.id, name: device.name },
        branch: { id: 1 },
        waiting: 1,
        failed: 0,
        status: 'offline',
      },
    ]);
    expect(await troubles((await shop.as('employee', [2])).cookie)).toEqual([]);
    printer = await startTcpPrinter(port);
    await isAcknowledged(device);
    expect(await troubles()).toEqual([]);
    expect(textOf(printer.printed()[0] ?? new Uint8Array())).not.toMatch(/DUPLIKAT|ERNEUT/);
  });

  it('Fault 19: a hanging printer does not delay the others', async () => {
    const hanging = await start('hangs');
    const other = await startTcpPrinter();
    const well = await shop.device({ connection: 'tcp', host: '127.0.0.1', port: other.port });
    devices.push(well);
    await shop.tell(await shop.order());
    await isAcknowledged(well);
    expect((await shop.ledger(hanging)).map(({ state }) => state)).not.toContain('acknowledged');
    await other.stop();
  });

  it('Fault 19: the ticket of a crashed process is printed by another, marked', async () => {
    printer = await startTcpPrinter();
    // Fetched by nobody, so that it is only taken here.
    const device = await shop.device({ connection: 'cloudprnt' });
    devices.push(device);
    await shop.tell(await shop.order());
    const [print] = await shop.ledger(device);
    const take = (seconds: number) => {
      const at = new Date(shop.clock.now + seconds * 1000);
      return takePrint(shop.db, print?.id ?? 0, { at, lostBefore: new Date(at.getTime() - 100_000) });
    };
    expect(await take(0)).toMatchObject({ state: 'taken', tries: 1, isRepeat: false });
    expect(await take(99)).toBeNull();
    expect(await take(101)).toMatchObject({ state: 'taken', tries: 2, isRepeat: true });
  });

  it('a test print reports its result at once, and is not retried', async () => {
    const device = await start();
    const test = () => shop.call(`/api/devices/${device.id}/test/print`, 'POST');
    expect((await test()).status).toBe(200);
    expect(textOf(printer.printed()[0] ?? new Uint8Array())).toContain('*** TEST ***');
    printer.be('paperOut');
    expect(await test()).toMatchObject({
      status: 409,
      errors: [{ message: 'Test nicht erfolgreich: Der Drucker hat kein Papier.' }],
    });
    expect(await states(device)).toEqual(['acknowledged', 'failed']);
    expect((await shop.call('/api/prints/troubles')).data).toEqual([]);
    const none = await shop.device();
    devices.push(none);
    expect(await shop.call(`/api/devices/${none.id}/test/print`, 'POST')).toMatchObject({
      status: 409,
      errors: [{ message: expect.stringContaining('noch kein Drucker') as string }],
    });
  });

  it('printing in a branch without printers reports that there are none', async () => {
    printer = await startTcpPrinter();
    const order = await shop.order();
    expect(await shop.call(`/api/orders/${order}/print`, 'POST')).toMatchObject({
      status: 409,
      errors: [{ message: expect.stringContaining('noch kein Drucker eingerichtet') as string }],
    });
  });
});

describe.each(bothFor('queue'))('a receipt that cannot be printed on %s', (kind) => {
  let shop: Printing;
  beforeAll(async () => {
    shop = await newPrinting(kind, 1);
  });
  afterAll(() => shop.close());

  it('Fault 19: a failed print is reported, and printed again on request', async () => {
    const printer = await startTcpPrinter();
    printer.be('closes');
    const device = await shop.device({ connection: 'tcp', host: '127.0.0.1', port: printer.port });
    const order = await shop.order();
    await shop.tell(order);
    await expect.poll(async () => (await shop.ledger(device))[0]?.state, SOON).toBe('failed');
    const [failed] = await shop.ledger(device);
    if (!failed) throw new Error('no print');
    expect(failed).toMatchObject({ tries: 2, problem: 'closed' });
    expect((await shop.call('/api/prints/troubles')).data).toMatchObject([{ failed: 1, waiting: 0 }]);
    const again = (cookie = shop.staff.cookie) =>
      shop.call(`/api/prints/${failed.id}/again`, 'POST', undefined, cookie);
    expect((await again((await shop.as('employee', [2])).cookie)).status).toBe(403);
    printer.be('prints');
    expect(await again()).toMatchObject({ status: 200, data: { id: failed.id, state: 'queued' } });
    expect(await again()).toMatchObject({ status: 409 });
    await expect.poll(async () => (await shop.ledger(device))[0]?.state, SOON).toBe('acknowledged');
    expect(textOf(printer.printed()[0] ?? new Uint8Array())).toContain('*** ERNEUT GEDRUCKT ***');
    expect((await shop.call('/api/prints/troubles')).data).toEqual([]);
    // What is on paper gets a copy, which is another one.
    expect(await again()).toMatchObject({ status: 200, data: { state: 'queued', repeat: 'again' } });
    await expect.poll(() => printer.printed().length, SOON).toBe(2);
    expect((await shop.call('/api/prints/99999/again', 'POST')).status).toBe(404);
    await shop.call(`/api/devices/${device.id}`, 'DELETE');
    expect(await again()).toMatchObject({
      status: 409,
      errors: [{ message: expect.stringContaining('gibt es nicht mehr') as string }],
    });
    expect((await shop.call('/api/prints?filter={"state":"unsinn"}')).data).toEqual([]);
    expect((await shop.call('/api/prints?filter={"farbe":"rot"}')).status).toBe(400);
    await printer.stop();
  });

  it("the receipt's preview is available to the staff of its branch", async () => {
    const order = await shop.order({ name: 'Jürgen <script>' });
    const shown = await shop.call(`/api/orders/${order}/receipt`, 'GET', undefined, shop.staff.cookie);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toContain('image/svg+xml');
    expect(shown.text).toMatch(/^<svg/);
    expect(shown.text).not.toContain('<script');
    const other = await shop.as('employee', [2]);
    expect((await shop.call(`/api/orders/${order}/receipt`, 'GET', undefined, other.cookie)).status).toBe(
      403,
    );
    expect((await shop.call('/api/orders/99999/receipt')).status).toBe(404);
  });
});
