import { randomUUID } from 'node:crypto';
import {
  type Device,
  PRINT_ALARM_HOURS,
  PRINT_PATIENCE_SECONDS,
  type Print,
  type PrinterTrouble,
} from '../../lib/contract/printing.ts';
import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { findDevice } from './queries/devices.ts';
import { findListedPrint, listPrints } from './queries/list-prints.ts';
import {
  countCopies,
  findPrinterTroubles,
  holdDevice,
  holdPrint,
  revivePrint,
  type PrintRow,
} from './queries/prints.ts';
import { branchesOf, serves, type Actor } from '../platform/http/actor.ts';
import { queuePrint, sendPrint, type OpenPrintSender, type PrintSender } from './queue-prints.ts';

type Again =
  { ok: true; print: Print } | { ok: false; code: 'notFound' | 'notAllowed' | 'stillWaiting' | 'deviceGone' };

/** What staff see of receipts, and do about them: admins those of all branches, employees those of their own. */
export interface Prints {
  list: (actor: Actor, query: ListQuery) => Promise<ListPage<Print>>;
  /** Printers that receipts wait for too long, or were given up for; the longest first. */
  troubles: (actor: Actor) => Promise<PrinterTrouble[]>;
  /** What was given up waits once more; of what is on paper there will be a copy. */
  again: (actor: Actor, id: number) => Promise<Again>;
}

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

export function createPrints(db: Database, sender: OpenPrintSender, now: () => number): Prints {
  async function copyOf(
    tx: Transaction,
    jobs: PrintSender,
    { purpose, orderId }: PrintRow,
    device: Device,
  ): Promise<number | null> {
    const copy = orderId === null ? 0 : await countCopies(tx, orderId, device.id);
    const createdAt = new Date(now());
    return queuePrint(tx, jobs, device, { key: `again ${randomUUID()}`, purpose, orderId, copy, createdAt });
  }

  return {
    list: (actor, query) => listPrints(db, query, branchesOf(actor)),
    async troubles(actor) {
      const found = await findPrinterTroubles(db, branchesOf(actor), {
        waitingBefore: new Date(now() - PRINT_PATIENCE_SECONDS * SECOND_MS),
        failedAfter: new Date(now() - PRINT_ALARM_HOURS * HOUR_MS),
      });
      return found.map(({ deviceId, deviceName, branchId, since, ...trouble }) => ({
        ...trouble,
        device: { id: deviceId, name: deviceName },
        branch: { id: branchId },
        since: since.toISOString(),
      }));
    },
    async again(actor, id) {
      const jobs = await sender();
      const begun = await db.transaction(async (tx) => {
        const row = await holdPrint(tx, id);
        if (!row) return { ok: false as const, code: 'notFound' as const };
        if (!serves(actor, row.branchId)) return { ok: false as const, code: 'notAllowed' as const };
        const device = row.deviceId === null ? null : await findDevice(tx, String(row.deviceId));
        if (!device?.isEnabled || device.connection === 'none')
          return { ok: false as const, code: 'deviceGone' as const };
        if (row.state === 'queued' || row.state === 'taken')
          return { ok: false as const, code: 'stillWaiting' as const };
        await holdDevice(tx, device.id);
        if (row.state === 'acknowledged')
          return { ok: true as const, id: (await copyOf(tx, jobs, row, device)) ?? id };
        await revivePrint(tx, id);
        await sendPrint(tx, jobs, device, id);
        return { ok: true as const, id };
      });
      if (!begun.ok) return begun;
      const print = await findListedPrint(db, begun.id);
      return print ? { ok: true, print } : { ok: false, code: 'notFound' };
    },
  };
}
