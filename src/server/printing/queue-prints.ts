import { randomUUID } from 'node:crypto';
import type { Device } from '../../lib/contract/printing.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { findPrinters } from './queries/devices.ts';
import { countCopies, holdDevice, insertPrint, type NewPrint } from './queries/prints.ts';
import type { PrintJobs } from './print-jobs.ts';
import type { OrderTasks } from '../orders/order-tasks.ts';
import type { OrderListener } from '../orders/order-listeners.ts';

/** Who takes receipts to printers, as far as they have to be asked. */
export type PrintSender = Pick<PrintJobs, 'send' | 'await'>;

/** Opens it when it is needed, outside of any transaction. */
export type OpenPrintSender = () => Promise<PrintSender>;

/** A process without a queue: receipts are written down, and only printers that fetch get them. */
export const NO_PRINT_SENDER: OpenPrintSender = () =>
  Promise.resolve({ send: () => Promise.resolve(), await: () => Promise.resolve() });

/** Writes a receipt down with the job that takes it to its printer; null if that has been done before. */
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

/** Has a receipt taken to its printer, or wait for it. */
export const sendPrint = (tx: Transaction, sender: PrintSender, device: Device, id: number): Promise<void> =>
  device.connection === 'tcp' ? sender.send(tx, id, device.id) : sender.await(tx, id);

/** Prints what is confirmed on each printer of the branch that does so by itself; once, however often it is told. */
export function createPrintListener(sender: OpenPrintSender, now: () => number): OrderListener {
  return async (tx, { order }, { moment }) => {
    if (moment !== 'confirmed') return;
    const jobs = await sender();
    for (const device of await findPrinters(tx, order.branchId)) {
      if (!device.isAutomatic) continue;
      for (let copy = 0; copy < device.copies; copy += 1)
        await queuePrint(tx, jobs, device, {
          key: `confirmed ${order.id} ${device.id} ${copy}`,
          purpose: 'order',
          orderId: order.id,
          copy,
          createdAt: new Date(now()),
        });
    }
  };
}

/** Prints an order because staff ask for it: marked, if it was printed on that printer before. */
export function createPrintOrder(
  db: Database,
  sender: OpenPrintSender,
  now: () => number,
): NonNullable<OrderTasks['print']> {
  return async (order) => {
    const jobs = await sender();
    return db.transaction(async (tx) => {
      const printers = await findPrinters(tx, order.branch.id);
      for (const device of printers) {
        // One after the other: the second of two is a copy.
        await holdDevice(tx, device.id);
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
