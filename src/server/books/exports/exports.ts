import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { DateTime } from 'luxon';
import type { ExportFormat, ExportKind, ExportPeriod } from '../../../lib/contract/books.ts';
import type { DayCloseContent } from '../../../lib/domain/day-close.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertAudit } from '../../people/queries/logs.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { ReadCurrentShop } from '../../shop/shop-cache.ts';
import { findBookSettings } from '../queries/book-settings.ts';
import { closeRows, type ExportScope } from '../queries/export-rows.ts';
import { archiveOf } from './archive.ts';
import { createCsv } from './csv.ts';
import {
  datevBookings,
  datevHead,
  encodeWindows1252,
  fiscalYearOf,
  missingFor,
  type MissingAccounts,
} from './datev.ts';
import { withTable, type BookTable } from './tables.ts';

/** A file that is written while it is sent. */
export interface ExportFile {
  name: string;
  type: string;
  content: ReadableStream<Uint8Array>;
}

type Batch =
  | { ok: true; file: ExportFile }
  | { ok: false; code: 'severalFiscalYears' | 'nothingClosed' }
  | { ok: false; code: 'accountsMissing'; missing: MissingAccounts };

/** Exports of the books, for admins. Each is written down in the log. */
export interface Exports {
  csv: (actor: Actor, kind: ExportKind, period: ExportPeriod, format: ExportFormat) => Promise<ExportFile>;
  /** The latest orders of a branch, for a key that was checked. */
  sheet: (branchId: number, days: number, format: ExportFormat) => Promise<ExportFile>;
  /** Closed days as a booking batch. */
  datev: (actor: Actor, period: ExportPeriod) => Promise<Batch>;
  archive: (actor: Actor, period: ExportPeriod) => Promise<ExportFile>;
}

const UTF8 = 'text/csv; charset=utf-8';

const stream = (chunks: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array>;

export function createExports(db: Database, readShop: ReadCurrentShop, now: () => number): Exports {
  async function shopTerms() {
    const config = (await readShop())?.shop.config;
    return {
      zone: config?.timezone ?? 'Europe/Berlin',
      currency: config?.currency ?? 'EUR',
      shopName: config?.businessName || (config?.shopName ?? ''),
    };
  }
  const scopeOf = ({ from, to, branchId }: ExportPeriod, zone: string): ExportScope => ({
    from,
    to,
    span: {
      from: DateTime.fromISO(from, { zone }).toJSDate(),
      until: DateTime.fromISO(to, { zone }).plus({ days: 1 }).toJSDate(),
    },
    branchId: branchId ?? null,
  });
  const note = (actor: Actor, what: string, { from, to, branchId }: ExportPeriod) =>
    db.transaction((tx) =>
      insertAudit(tx, actor, {
        at: new Date(now()),
        action: 'export',
        entity: 'books',
        id: null,
        before: null,
        after: { what, from, to, branchId: branchId ?? null },
      }),
    );

  return {
    async csv(actor, kind, period, format) {
      const { zone } = await shopTerms();
      await note(actor, kind, period);
      return withTable(kind, (table) => ({
        name: `${table.file}-${period.from}-${period.to}.csv`,
        type: UTF8,
        content: stream(csvOf(db, table, scopeOf(period, zone), format, zone)),
      }));
    },
    async sheet(branchId, days, format) {
      const { zone } = await shopTerms();
      const today = DateTime.fromMillis(now(), { zone });
      const day = (back: number) => today.minus({ days: back }).toISODate() ?? '';
      const period = { from: day(days - 1), to: day(0), branchId };
      return withTable('orders', (table) => ({
        name: `${table.file}.csv`,
        type: UTF8,
        content: stream(csvOf(db, table, scopeOf(period, zone), format, zone)),
      }));
    },
    async datev(actor, period) {
      const { zone, currency } = await shopTerms();
      const settings = await findBookSettings(db);
      const { from, to } = period;
      if (fiscalYearOf(from, settings.fiscalMonth) !== fiscalYearOf(to, settings.fiscalMonth))
        return { ok: false, code: 'severalFiscalYears' };
      const closes: DayCloseContent[] = [];
      for await (const rows of closeRows(db, scopeOf(period, zone)))
        closes.push(...rows.map(({ content }) => content));
      if (closes.length === 0) return { ok: false, code: 'nothingClosed' };
      const missing = missingFor(settings, closes);
      if (missing) return { ok: false, code: 'accountsMissing', missing };
      await note(actor, 'datev', period);
      const madeAt = DateTime.fromMillis(now(), { zone }).toFormat('yyyyMMddHHmmssSSS');
      const lines = [
        datevHead({ settings, from, to, currency, madeAt }),
        ...closes.map((close) => datevBookings(settings, close)),
      ];
      const file = {
        name: `EXTF_Buchungsstapel_${from}_${to}.csv`,
        type: 'text/csv; charset=windows-1252',
        content: stream(Readable.from(lines.map(encodeWindows1252))),
      };
      return { ok: true, file };
    },
    async archive(actor, period) {
      const { zone, shopName } = await shopTerms();
      await note(actor, 'archive', period);
      const entries = archiveOf({ db, scope: scopeOf(period, zone), zone, shopName, now: now() });
      return {
        name: `buecher-${period.from}-${period.to}.tar.gz`,
        type: 'application/gzip',
        content: stream(Readable.from(entries, { objectMode: false }).pipe(createGzip())),
      };
    },
  };
}

async function* csvOf<Row>(
  db: Database,
  { columns, read }: BookTable<Row>,
  scope: ExportScope,
  format: ExportFormat,
  zone: string,
): AsyncGenerator<Buffer> {
  const { head, row } = createCsv(columns, format, zone);
  yield Buffer.from(head);
  for await (const rows of read(db, scope)) yield Buffer.from(rows.map(row).join(''));
}
