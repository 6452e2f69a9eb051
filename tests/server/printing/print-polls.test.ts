import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Device, DeviceToken } from '../../../src/lib/contract/printing.ts';
import { MOST_REFUSED_PER_MINUTE } from '../../../src/server/platform/http/limits.ts';
import { bothFor } from '../../support/database.ts';
import { newPrinting, type Printing } from '../../support/printers/new-printing.ts';
import { eposText, epsonPrinter, starPrinter } from '../../support/printers/polling-printers.ts';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe.each(bothFor('locks', 'races'))('a printer that fetches its receipts on %s', (kind) => {
  let shop: Printing;
  const devices: Device[] = [];
  beforeAll(async () => {
    shop = await newPrinting(kind);
  });
  afterAll(() => shop.close());
  afterEach(async () => {
    for (const { id } of devices.splice(0)) await shop.call(`/api/devices/${id}`, 'DELETE');
    if (shop.troubles.length > 0) throw new Error(String(shop.troubles[0]));
  });

  const request = (path: string, init?: RequestInit) => shop.api.request(path, init);
  async function star(fields: object = {}) {
    const { device, path } = await shop.poller('cloudprnt', fields);
    devices.push(device);
    return { device, path, printer: starPrinter(request, path) };
  }
  async function epson() {
    const { device, path } = await shop.poller('epson');
    devices.push(device);
    return { device, path, printer: epsonPrinter(request, path) };
  }
  const first = async (device: Device) => (await shop.ledger(device))[0];
  const read = async (device: Device) => (await shop.call(`/api/devices/${device.id}`)).data as Device;

  describe('by CloudPRNT', () => {
    it('gets confirmed orders, and the list shows each step', async () => {
      const { device, printer } = await star();
      expect(await printer.poll()).toEqual({ jobReady: false });
      await shop.tell(await shop.order({ comment: 'Ohne Käse' }));
      const { jobReady, mediaTypes, jobToken } = await printer.poll();
      expect([jobReady, mediaTypes]).toEqual([
        true,
        ['application/vnd.star.starprnt', 'application/vnd.star.line', 'text/plain'],
      ]);
      expect(await first(device)).toMatchObject({ state: 'queued' });
      const job = await printer.get(jobToken);
      expect([job.status, job.type]).toEqual([200, 'application/vnd.star.starprnt']);
      expect(latin(job.bytes)).toContain('Ohne K\x84se');
      expect(await first(device)).toMatchObject({ state: 'taken', tries: 1 });
      expect(await printer.poll('200 OK', true)).toEqual({ jobReady: false });
      expect(await printer.confirm(jobToken)).toBe(200);
      expect(await first(device)).toMatchObject({ state: 'acknowledged', repeat: null });
      expect(await printer.poll()).toEqual({ jobReady: false });
      expect(await read(device)).toMatchObject({ status: 'ready', hasToken: true });
    });

    it('may fetch the same receipt again, and as plain text; no other printer gets it meanwhile', async () => {
      const { path, printer } = await star();
      await shop.tell(await shop.order());
      const { jobToken } = await printer.poll();
      const neighbour = starPrinter(request, path, '00:11:62:00:00:02');
      const [mine, theirs] = await Promise.all([printer.get(jobToken), neighbour.get(jobToken)]);
      expect([mine.status, theirs.status].sort()).toEqual([200, 404]);
      const winner = mine.status === 200 ? printer : neighbour;
      const again = await winner.get(jobToken, 'text/plain');
      expect(Buffer.from(again.bytes).toString('utf8')).toContain('Margherita');
      expect((await winner.get(jobToken, 'image/png')).status).toBe(415);
      expect((await winner.get('unsinn')).status).toBe(404);
      expect(await winner.confirm(jobToken)).toBe(200);
    });

    it('gets a receipt marked as late if it comes after more than five minutes', async () => {
      const { device, printer } = await star();
      await shop.tell(await shop.order());
      shop.clock.now += 301_000;
      const { jobToken } = await printer.poll();
      const text = latin((await printer.get(jobToken)).bytes);
      expect(text).toContain('TET, bestellt');
      expect(text).not.toMatch(/DUPLIKAT|ERNEUT/);
      expect(await printer.confirm(jobToken)).toBe(200);
      expect(await first(device)).toMatchObject({ state: 'acknowledged', repeat: null });
    });

    it('works without job tokens if it is too old to send them', async () => {
      const { device, printer } = await star();
      await shop.tell(await shop.order());
      await printer.poll();
      expect((await printer.get()).status).toBe(200);
      expect(await printer.confirm(undefined, '200%20OK')).toBe(200);
      expect(await first(device)).toMatchObject({ state: 'acknowledged' });
    });

    it('Fault 19: gets a receipt again, marked, that it fetched and never confirmed', async () => {
      const { device, printer } = await star();
      await shop.tell(await shop.order());
      const lost = await printer.poll();
      await printer.get(lost.jobToken);
      shop.clock.now += 61_000;
      const next = await printer.poll();
      expect(next.jobReady).toBe(true);
      expect(latin((await printer.get(next.jobToken)).bytes)).toContain('*** ERNEUT GEDRUCKT ***');
      // A late confirmation of the first job does not end the second.
      await printer.confirm(lost.jobToken, '410 Out of paper');
      expect(await first(device)).toMatchObject({ state: 'taken', tries: 2 });
      await printer.confirm(next.jobToken);
      expect(await first(device)).toMatchObject({ state: 'acknowledged', repeat: 'again' });
    });

    it('Fault 19: reports that its paper ran out in the middle, and gets the receipt again, marked', async () => {
      const { device, printer } = await star();
      await shop.tell(await shop.order());
      const { jobToken } = await printer.poll();
      await printer.get(jobToken);
      await printer.confirm(jobToken, '410%20Out%20of%20paper');
      expect(await first(device)).toMatchObject({ state: 'queued', problem: 'paperOut', repeat: 'again' });
      expect(await read(device)).toMatchObject({ status: 'paperOut' });
      expect(await printer.poll('410')).toEqual({ jobReady: false });
      shop.clock.now += 16_000;
      const next = await printer.poll();
      expect(latin((await printer.get(next.jobToken)).bytes)).toContain('ERNEUT GEDRUCKT');
      await printer.confirm(next.jobToken);
      expect(await first(device)).toMatchObject({ state: 'acknowledged', problem: null });
    });

    it('gets a receipt that never arrived without a mark, and one it rejects each time is given up', async () => {
      const { device, printer } = await star();
      await shop.tell(await shop.order());
      for (let time = 0; time < 5; time += 1) {
        const { jobToken } = await printer.poll();
        const { bytes } = await printer.get(jobToken);
        expect(latin(bytes)).not.toMatch(/DUPLIKAT|ERNEUT/);
        await printer.confirm(jobToken, '511 Media decoding error');
        shop.clock.now += 16_000;
      }
      expect(await first(device)).toMatchObject({ state: 'failed', problem: 'rejected', tries: 5 });
      expect(await printer.poll()).toEqual({ jobReady: false });
    });

    it('gets receipts one after the other, and a test print', async () => {
      const { device, printer } = await star();
      for (let order = 0; order < 3; order += 1) await shop.tell(await shop.order());
      await shop.call(`/api/devices/${device.id}/test/print`, 'POST');
      const seen: string[] = [];
      for (let job = 0; job < 4; job += 1) {
        const { jobToken } = await printer.poll();
        const text = Buffer.from((await printer.get(jobToken, 'text/plain')).bytes).toString('utf8');
        seen.push(/#\d+|TEST/.exec(text)?.[0] ?? '');
        expect(await printer.poll()).toEqual({ jobReady: false });
        await printer.confirm(jobToken);
      }
      expect(new Set(seen).size).toBe(4);
      expect(seen[3]).toBe('TEST');
    });

    it('may send any status', async () => {
      const { path } = await star();
      for (const body of ['', 'kein JSON', '[]', '{"statusCode":null,"printingInProgress":"ja"}'])
        expect((await request(path, { method: 'POST', body })).status).toBe(200);
    });
  });

  describe('by Server Direct Print', () => {
    it('gets confirmed orders as ePOS-Print XML, and reports that they are printed', async () => {
      const { device, printer } = await epson();
      expect(await printer.get()).toMatchObject({ status: 200, text: '' });
      await shop.tell(await shop.order({ name: 'Grüne & Söhne <GmbH>' }));
      const job = await printer.get();
      expect(job.type).toContain('text/xml');
      const { jobId, text } = eposText(job.text);
      expect(text).toContain('Grüne & Söhne <GmbH>');
      expect(await first(device)).toMatchObject({ state: 'taken' });
      expect((await printer.get()).text).toBe('');
      expect((await printer.tell(jobId)).status).toBe(200);
      expect(await first(device)).toMatchObject({ state: 'acknowledged', tries: 1 });
    });

    it('Fault 19: gets the receipt again, marked, when its paper ran out in the middle', async () => {
      const { device, printer } = await epson();
      await shop.tell(await shop.order());
      const { jobId, text } = eposText((await printer.get()).text);
      expect(text).not.toMatch(/DUPLIKAT|ERNEUT/);
      await printer.tell(jobId, 'EPTR_REC_EMPTY');
      expect(await first(device)).toMatchObject({ state: 'queued', problem: 'paperOut' });
      expect(await read(device)).toMatchObject({ status: 'paperOut' });
      await printer.tellStatus('0x0F00001C');
      expect((await printer.get()).text).toBe('');
      shop.clock.now += 16_000;
      const again = eposText((await printer.get()).text);
      expect(again.text).toContain('*** ERNEUT GEDRUCKT ***');
      await printer.tell(again.jobId);
      expect(await first(device)).toMatchObject({ state: 'acknowledged' });
    });

    it('reports its status, and copes with foreign forms', async () => {
      const { device, printer } = await epson();
      await printer.tellStatus('0x00000020');
      expect(await read(device)).toMatchObject({ status: 'coverOpen' });
      await printer.tellStatus('0x00000001');
      expect(await read(device)).toMatchObject({ status: 'offline' });
      for (const form of [
        {},
        { ConnectionType: 'SetResponse', ResponseFile: '<kaputt' },
        { ConnectionType: 'x' },
      ])
        expect(await printer.send(form as Record<string, string>)).toMatchObject({ status: 200, text: '' });
    });

    it("cannot end another printer's job", async () => {
      const { device, printer } = await epson();
      const other = await epson();
      await shop.tell(await shop.order());
      const { jobId } = eposText((await printer.get()).text);
      await other.printer.tell(jobId);
      expect(await first(device)).toMatchObject({ state: 'taken' });
      await printer.tell(jobId);
      expect(await first(device)).toMatchObject({ state: 'acknowledged' });
    });
  });

  describe("a printer's secret", () => {
    it('is shown once, and expires when it is renewed', async () => {
      const { device, path, printer } = await star();
      expect(JSON.stringify(await read(device))).not.toContain(path.split('/').at(-1));
      const renewed = await shop.call(`/api/devices/${device.id}/token`, 'POST');
      expect((renewed.data as DeviceToken).path).toMatch(/^\/api\/printers\/cloudprnt\/[\w-]{32}$/);
      await expect(printer.poll()).rejects.toThrow('404');
      expect((await printer.get()).status).toBe(404);
      expect(await printer.confirm()).toBe(404);
    });

    it('exists only for printers that fetch', async () => {
      const sent = await shop.device({ connection: 'tcp', host: 'drucker.local' });
      devices.push(sent);
      expect(await shop.call(`/api/devices/${sent.id}/token`, 'POST')).toMatchObject({
        status: 409,
        errors: [{ message: expect.stringContaining('keine Abruf-Adresse') as string }],
      });
      expect((await shop.call('/api/devices/99999/token', 'POST')).status).toBe(404);
    });

    it('works for its own protocol, and while the device is enabled', async () => {
      const { device, path } = await star();
      expect((await epsonPrinter(request, path.replace('cloudprnt', 'epson')).get()).status).toBe(404);
      await shop.call(`/api/devices/${device.id}`, 'PUT', { isEnabled: false });
      await expect(starPrinter(request, path).poll()).rejects.toThrow('404');
    });
  });
});

describe("guessing printers' secrets", () => {
  it('is soon refused, while printers are still served', async () => {
    const shop = await newPrinting();
    const { path } = await shop.poller('cloudprnt');
    const env = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
    const ask = async (where: string, method = 'POST') =>
      (await shop.api.request(where, { method }, env)).status;
    const guesses = ['cloudprnt', 'epson'].map((protocol) => `/api/printers/${protocol}/geraten`);
    for (let guess = 0; guess < MOST_REFUSED_PER_MINUTE; guess += 1)
      expect(await ask(guesses[guess % 2] ?? '')).toBe(404);
    for (const guess of guesses) expect(await ask(guess)).toBe(429);
    for (const method of ['GET', 'DELETE']) expect(await ask(guesses[0] ?? '', method)).toBe(429);
    expect(await ask(path)).toBe(200);
    await shop.close();
  });
});
