import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderItems, orders } from '../../../src/server/platform/database/schema.ts';
import { bookTexts as officeTexts } from '../../../src/backoffice/books/texts.ts';
import { bookTexts } from '../../../src/server/books/words.ts';
import { DATEV_COLUMNS, encodeWindows1252 } from '../../../src/server/books/exports/datev.ts';
import { readTar } from '../../../src/server/platform/backup/backup-format.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { storedOrders } from '../../support/stored-orders.ts';

const PERIOD = 'from=2026-11-01&to=2026-11-30';
const SETTINGS = {
  consultant: 1001,
  client: 42,
  accountLength: 4,
  fiscalMonth: 1,
  revenue: [
    { rate: 7, account: '8300', taxKey: '' },
    { rate: 19, account: '8400', taxKey: '' },
  ],
  money: [{ method: 'cash', account: '1000' }],
  refunds: null,
  tips: null,
  rounding: null,
  initials: 'PP',
};

describe('exports of the books', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
    const stored = storedOrders(app.db);
    const at = new Date('2026-11-20T18:30:00+01:00');
    for (const name of ['Pizza „Süß & Scharf“; groß', '=2+5']) {
      const id = await stored.place({
        branchId: 1,
        day: '2026-11-20',
        hour: 18,
        mode: 'delivery',
        paymentMethod: 'cash',
        deliveryCents: 250,
        lines: [
          { name, unit: 'Stk', amount: 1, cents: 1000, rate: 7 },
          { name: 'Käse', unit: 'kg', amount: 0.25, cents: 500, rate: 19 },
        ],
      });
      await app.db
        .update(orders)
        .set({ createdAt: at, completedAt: at, donateeName: 'Tierheim' })
        .where(eq(orders.id, id));
    }
    await admin.post('/api/branches/1/day-closes', { day: '2026-11-20' });
  });
  afterAll(() => app.close());

  const fetchFile = async (path: string) => {
    const response = await app.app.request(path, { headers: { cookie: admin.cookie } });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const text = async (path: string) => (await fetchFile(path)).bytes.toString('utf8');

  it('are tables that Excel opens, without anything about customers', async () => {
    const { response, bytes } = await fetchFile(`/api/books/exports/orders?${PERIOD}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="bestellungen-2026-11-01-2026-11-30.csv"',
    );
    const lines = bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"Nummer";"Filiale Nr\.";/);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('"2026-000001";1;"B";2026-11-20;1;2026-11-20 18:30:00;"abgeschlossen"');
    expect(lines[1]).toContain(';15,00;2,50;17,50;');
    expect(bytes.toString()).not.toMatch(/Erika|example\.org/);
  });

  it('are plain tables for programs, too', async () => {
    const lines = (await text(`/api/books/exports/lines?${PERIOD}&format=plain`)).split('\r\n');
    expect(lines[0]).toBe(
      '"Nummer","Position","Tag","Bezeichnung","Menge","Einheit","Einzelpreis brutto","Gesamt brutto","Steuersatz","Brutto je Satz","Pfand brutto","Pfand je Satz","Rabatt"',
    );
    expect(lines[1]).toBe(
      '"2026-000001",1,2026-11-20,"Pizza „Süß & Scharf“; groß",1,"Stk",10.00,10.00,7,"7: 10.00",0.00,"",0.00',
    );
    expect(lines[2]).toBe('"2026-000001",2,2026-11-20,"Käse",0.25,"kg",5.00,5.00,19,"19: 5.00",0.00,"",0.00');
  });

  it('name tip and deposit, count no tax in an untaxed tip, and split what has two rates', async () => {
    const line = { name: 'Mittagsmenü', unit: 'Stk', amount: 1, cents: 1000, rate: 7 } as const;
    const id = await storedOrders(app.db, 100).place({
      branchId: 3,
      day: '2024-03-01',
      hour: 12,
      mode: 'takeaway',
      paymentMethod: 'cash',
      deliveryCents: 0,
      lines: [line],
    });
    const deposit = { kind: 'einweg', amountCents: 25, pieces: 1, perUnit: 1, grossCents: 25, taxRate: 7 };
    const shares = [
      { rate: 7, grossCents: 700, weight: 70 },
      { rate: 19, grossCents: 300, weight: 30 },
    ];
    await app.db
      .update(orderItems)
      .set({ taxes: shares, deposits: [{ ...deposit, kind: 'einweg' }] })
      .where(eq(orderItems.orderId, id));
    await app.db
      .update(orders)
      .set({
        depositGrossCents: 25,
        tipCents: 200,
        roundingCents: -2,
        totalGrossCents: 1225,
        totalNetCents: 930,
        taxes: [
          { rate: 7, amountCents: 47, grossCents: 725 },
          { rate: 19, amountCents: 48, grossCents: 300 },
        ],
      })
      .where(eq(orders.id, id));
    const [, order = ''] = (await text('/api/books/exports/orders?from=2024-03-01&to=2024-03-01')).split(
      '\r\n',
    );
    expect(order).toContain(';10,00;0,00;12,25;9,30;0,95;"7: 0.47 | 19: 0.48";0,00;');
    expect(order).toMatch(/;0,25;2,00;-0,02;;;;;0,00;0,00;""$/);
    const [, item = ''] = (await text('/api/books/exports/lines?from=2024-03-01&to=2024-03-01')).split(
      '\r\n',
    );
    expect(item).toMatch(/;10,00;7;"7: 7\.00 \| 19: 3\.00";0,25;"7: 0\.25";0,00$/);
  });

  it('name what a total consists of in German, as the dialog of a close does', () => {
    for (const name of ['goods', 'deposit', 'delivery', 'discount', 'tip']) {
      expect(bookTexts.position(name)).not.toBe(name);
      expect(officeTexts.positions[name]).toBe(bookTexts.position(name));
    }
  });

  it('run no formula that somebody has written into a name', async () => {
    expect(await text(`/api/books/exports/lines?${PERIOD}`)).toContain(`;"'=2+5";`);
  });

  it('have a table of each kind', async () => {
    expect(await text(`/api/books/exports/donations?${PERIOD}`)).toContain('"Tierheim";2;0,07;0,14;"EUR"');
    expect(await text(`/api/books/exports/day-closes?${PERIOD}`)).toContain('"Umsatz";"";2;35,00;3,24;"EUR"');
    for (const kind of ['payments', 'refunds'])
      expect((await text(`/api/books/exports/${kind}?${PERIOD}`)).split('\r\n')).toHaveLength(2);
    expect((await text(`/api/books/exports/orders?${PERIOD}&branchId=2`)).split('\r\n')).toHaveLength(2);
    expect((await admin.get(`/api/books/exports/secrets?${PERIOD}`)).status).toBe(404);
    expect((await admin.get('/api/books/exports/orders?from=2026-11-30&to=2026-11-01')).status).toBe(422);
  });

  it('are complete beyond the rows that are read at a time', async () => {
    await app.db
      .execute(sql`insert into orders (uid, hash, request_hash, branch_id, branch, day, hour, ticket_number, book_number,
        is_delivery, is_dine_in, payment_method, currency, gross_cents, net_cents, tax_cents, delivery_gross_cents,
        delivery_net_cents, total_gross_cents, total_net_cents, taxes, is_approximate)
      select 'many-' || n, '', '', 9, '{"name": "Viel"}', '2025-05-05', 12, n, n, false, false, 'cash', 'EUR', 1, 1, 0, 0, 0, 1, 1, '[]', false
      from generate_series(1, 2500) as n`);
    const lines = (await text('/api/books/exports/orders?from=2025-05-05&to=2025-05-05')).split('\r\n');
    expect(lines.slice(1, -1).map((line) => line.slice(1, 12))).toEqual(
      Array.from({ length: 2500 }, (_, n) => `2025-${String(n + 1).padStart(6, '0')}`),
    );
  });

  it('say what a booking batch lacks, and are DATEV’s then', async () => {
    const lacking = await admin.get(`/api/books/datev?${PERIOD}`);
    expect(lacking).toMatchObject({ status: 409 });
    expect(lacking.errors[0]?.message).toContain('Berater- und Mandantennummer, Erlöskonto für 7 %');
    expect(lacking.errors[0]?.message).toContain('Geldkonto für Barzahlung');
    expect((await admin.put('/api/books/settings', { ...SETTINGS, consultant: 1 })).status).toBe(422);
    expect((await admin.put('/api/books/settings', SETTINGS)).data).toEqual(SETTINGS);
    expect((await admin.get('/api/books/settings')).data).toEqual(SETTINGS);
    const { response, bytes } = await fetchFile(`/api/books/datev?${PERIOD}`);
    expect(response.headers.get('content-disposition')).toContain(
      'EXTF_Buchungsstapel_2026-11-01_2026-11-30.csv',
    );
    const [head = '', columns = '', ...bookings] = new TextDecoder('windows-1252')
      .decode(bytes)
      .split('\r\n');
    expect(head.split(';')).toHaveLength(31);
    expect(head).toMatch(
      /^"EXTF";700;21;"Buchungsstapel";13;20261121120000000;;"BB";"";"";1001;42;20260101;4;20261101;20261130;"Bestellbar 01\.11\.26-30\.11\.26";/,
    );
    expect(columns.split(';')).toHaveLength(125);
    expect(bookings.filter(Boolean).map((line) => line.split(';').slice(0, 14).join(';'))).toEqual([
      '25,00;"S";"EUR";;;;1000;8300;;2011;"TA1-1";;;"Tagesabschluss Mitte Barzahlung"',
      '10,00;"S";"EUR";;;;1000;8400;;2011;"TA1-1";;;"Tagesabschluss Mitte Barzahlung"',
    ]);
    expect(bookings[0]?.split(';')).toHaveLength(DATEV_COLUMNS.length);
    expect([...encodeWindows1252('ä€–日')]).toEqual([0xe4, 0x80, 0x96, 0x3f]);
  });

  it('refuse a batch over two fiscal years, and one of days that are not closed', async () => {
    expect((await admin.get('/api/books/datev?from=2025-12-31&to=2026-01-01')).status).toBe(409);
    expect((await admin.get('/api/books/datev?from=2026-01-01&to=2026-01-02')).status).toBe(409);
    expect((await admin.get('/api/books/datev?from=2026-01-02&to=2026-01-01')).status).toBe(422);
  });

  it('are an archive with a description and the checksum of every file', async () => {
    const { response, bytes } = await fetchFile(`/api/books/archive?${PERIOD}`);
    expect(response.headers.get('content-type')).toBe('application/gzip');
    const files = new Map<string, Buffer>();
    async function* once() {
      yield await Promise.resolve(gunzipSync(bytes));
    }
    for await (const { name, bytes: content } of readTar(once())) files.set(name, content);
    const sums = files.get('sha256.txt')?.toString().trim().split('\n') ?? [];
    expect(sums).toHaveLength(files.size - 1);
    for (const sum of sums) {
      const [hash, name = ''] = sum.split('  ');
      expect(
        createHash('sha256')
          .update(files.get(name) ?? '')
          .digest('hex'),
      ).toBe(hash);
    }
    const index = files.get('index.xml')?.toString() ?? '';
    for (const name of files.keys()) if (name.endsWith('.csv')) expect(index).toContain(`<URL>${name}</URL>`);
    expect(index).toContain('<Name>Gesamt brutto</Name><Numeric><Accuracy>2</Accuracy></Numeric>');
    expect(files.get('bestellungen-0001.csv')?.toString()).toMatch(/^"Nummer";/);
    expect((await admin.get('/api/books/archive?from=x&to=y')).status).toBe(422);
  });

  it('are written down in the log', async () => {
    const { data } = await admin.get('/api/logs?filter={"q":"export books"}');
    expect((data as unknown[]).length).toBeGreaterThan(5);
  });
});
