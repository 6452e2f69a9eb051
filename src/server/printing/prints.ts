import { randomUUID } from 'node:crypto';
import {
  type Device,
  PRINT_ALARM_HOURS,
  PRINT_PATIENCE_SECONDS,
  type Print,
  type PrinterTrouble,
} from '../../lib/contract/printing.ts';
import { stationsOf } from '../../lib/domain/kitchen.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { findPrinters, findDevice } from './queries/devices.ts';
import {
  countCopies,
  lockDevice,
  insertPrint,
  type NewPrint,
  findListedPrint,
  listPrints,
  findPrinterTroubles,
  lockPrint,
  PLANNED,
  revivePrint,
  type PrintRow,
} from './queries/prints.ts';
import { printsAnyOf } from './queries/stations.ts';
import type { PrintJobs } from './print-jobs.ts';
import type { OrderTasks } from '../orders/order-tasks.ts';
import type { OrderListener } from '../orders/change-order.ts';
import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import { branchesOf, serves, type Actor } from '../platform/http/actor.ts';
import type { MetricSource } from '../platform/metrics.ts';

/** The part of the queue that callers need. */
export type PrintSender = Pick<PrintJobs, 'send' | 'await'>;

/** Opens the queue when needed, outside of any transaction. */
export type OpenPrintSender = () => Promise<PrintSender>;

/** A process without a queue: receipts are stored, and only fetching printers get them. */
export const NO_PRINT_SENDER: OpenPrintSender = () =>
  Promise.resolve({ send: () => Promise.resolve(), await: () => Promise.resolve() });

/** Stores a receipt with the job that prints it; null: already stored. */
export async function queuePrint(
  tx: Transaction,
  sender: PrintSender,
  device: Device,
  print: Omit<NewPrint, 'branchId' | 'deviceId' | 'deviceName'>,
): Promise<number | null> {
  const id = await insertPrint(tx, {
    ...print,
    branchId: device.branch.id,
    deviceId: device.id,
    deviceName: device.name || device.identifier,
  });
  if (id !== null) await sendPrint(tx, sender, device, id);
  return id;
}

/** Queues a receipt for its printer, or lets the printer fetch it. */
export const sendPrint = (tx: Transaction, sender: PrintSender, device: Device, id: number): Promise<void> =>
  device.connection === 'tcp' ? sender.send(tx, id, device.id) : sender.await(tx, id);

/** Prints confirmed orders on the branch's automatic printers that have something to print of them; idempotent. */
export function createPrintListener(sender: OpenPrintSender, now: () => number): OrderListener {
  return async (tx, { order, items }, { moment }) => {
    if (moment !== 'confirmed') return;
    const lines = items.flatMap(({ stationId, components }) => [
      stationId,
      ...(components ?? []).map((one) => one.stationId),
    ]);
    const jobs = await sender();
    for (const device of await findPrinters(tx, order.branchId)) {
      if (!device.isAutomatic) continue;
      if (!(await printsAnyOf(tx, device, lines))) continue;
      for (let copy = 0; copy < device.copies; copy += 1)
        await queuePrint(tx, jobs, device, {
          key: `${PLANNED}${order.id} ${device.id} ${copy}`,
          purpose: 'order',
          orderId: order.id,
          copy,
          createdAt: new Date(now()),
        });
    }
  };
}

/** Prints an order for staff; marked as a duplicate if that printer has printed it before. */
export function createPrintOrder(
  db: Database,
  sender: OpenPrintSender,
  now: () => number,
): NonNullable<OrderTasks['print']> {
  return async (order) => {
    const jobs = await sender();
    return db.transaction(async (tx) => {
      const printers: Device[] = [];
      const lines = order.items.flatMap(stationsOf);
      for (const device of await findPrinters(tx, order.branch.id))
        if (await printsAnyOf(tx, device, lines)) printers.push(device);
      for (const device of printers) {
        // Serialised: the second of two is a copy.
        await lockDevice(tx, device.id);
        await queuePrint(tx, jobs, device, {
          key: `asked ${randomUUID()}`,
          purpose: 'order',
          orderId: order.id,
          copy: await countCopies(tx, order.id, device.id),
          createdAt: new Date(now()),
        });
      }
      return printers.length > 0
        ? { ok: true, isQueued: true }
        : { ok: false, reason: 'noPrinter', isMissing: true };
    });
  };
}

type Again =
  { ok: true; print: Print } | { ok: false; code: 'notFound' | 'notAllowed' | 'stillWaiting' | 'deviceGone' };

/** Print jobs for staff: admins see all branches, employees their own. */
export interface Prints {
  list: (actor: Actor, query: ListQuery) => Promise<ListPage<Print>>;
  /** Printers whose receipts wait too long or have failed; the longest first. */
  troubles: (actor: Actor) => Promise<PrinterTrouble[]>;
  /** Queues a failed receipt again, or prints a copy. */
  again: (actor: Actor, id: number) => Promise<Again>;
}

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** From when on receipts are a trouble, at an instant in epoch milliseconds. */
const troubleTimes = (at: number) => ({
  waitingBefore: new Date(at - PRINT_PATIENCE_SECONDS * SECOND_MS),
  failedAfter: new Date(at - PRINT_ALARM_HOURS * HOUR_MS),
});

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
      const found = await findPrinterTroubles(db, branchesOf(actor), troubleTimes(now()));
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
        const row = await lockPrint(tx, id);
        if (!row) return { ok: false as const, code: 'notFound' as const };
        if (!serves(actor, row.branchId)) return { ok: false as const, code: 'notAllowed' as const };
        const device = row.deviceId === null ? null : await findDevice(tx, String(row.deviceId));
        if (!device?.isEnabled || device.connection === 'none')
          return { ok: false as const, code: 'deviceGone' as const };
        if (row.state === 'queued' || row.state === 'taken')
          return { ok: false as const, code: 'stillWaiting' as const };
        await lockDevice(tx, device.id);
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

/** The receipts that the back office warns of, by printer. */
export function printMetrics(
  db: Database,
  now: () => number,
): MetricSource<'bestellbar_prints_waiting' | 'bestellbar_prints_failed'> {
  const labels = ['branch', 'printer'];
  return {
    subject: 'printing',
    figures: {
      bestellbar_prints_waiting: { help: 'Receipts of orders that wait for more than two minutes', labels },
      bestellbar_prints_failed: {
        help: 'Receipts of orders that were given up in the last 12 hours',
        labels,
      },
    },
    async read() {
      const troubles = await findPrinterTroubles(db, null, troubleTimes(now()));
      const by = (field: 'waiting' | 'failed') =>
        troubles.map(({ branchId: branch, deviceName: printer, [field]: value }) => ({
          labels: { branch, printer },
          value,
        }));
      return { bestellbar_prints_waiting: by('waiting'), bestellbar_prints_failed: by('failed') };
    },
  };
}
