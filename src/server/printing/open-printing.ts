import { randomUUID } from 'node:crypto';
import type { Device } from '../../lib/contract/printing.ts';
import type { Database } from '../platform/database/database.ts';
import { findDevice, markDeviceAway, markDeviceSeen } from './queries/devices.ts';
import type { SharedJobQueue } from '../platform/queue/job-queue.ts';
import {
  acknowledgePrint,
  failPrint,
  findPrint,
  insertPrint,
  requeuePrint,
  takePrint,
  type PrintRow,
} from './queries/prints.ts';
import { LOST_SECONDS, openPrintJobs, type PrintJobs, type PrintRetries } from './print-jobs.ts';
import type { DeviceTests } from './devices.ts';
import type { OrderTasks } from '../orders/order-tasks.ts';
import type { PrintOutcome } from './printers/outcome.ts';
import { renderEscPos } from './receipt/render-receipt.ts';
import type { PrinterAccess } from './printers/printer-access.ts';
import { PRINTER_TIMEOUTS, printOverTcp, type PrinterTimeouts } from './printers/tcp-printer.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import type { OrderListener } from '../orders/change-order.ts';
import { createPrintListener, createPrintOrder, queuePrint, type OpenPrintSender } from './prints.ts';
import { createWriteReceipt } from './write-receipt.ts';

interface Dependencies {
  db: Database;
  queue: SharedJobQueue;
  readShop: ReadCurrentShop;
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
  access: PrinterAccess;
  /** Shorter in tests. */
  timeouts?: PrinterTimeouts;
  retries?: PrintRetries;
}

interface OpenPrinting {
  /** Prints an order on all printers of its branch. */
  print: NonNullable<OrderTasks['print']>;
  testPrint: NonNullable<DeviceTests['print']>;
  /** Prints confirmed orders. */
  listener: OrderListener;
  /** The queue of receipts, for other callers. */
  sender: OpenPrintSender;
  /** Starts printing waiting receipts. Must precede the listener: opening a queue within its transaction would deadlock. */
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/** An attempt to be retried; the queue stores the message. */
class NotPrinted extends Error {}

/** Printing: the queue of receipts, sending to printers, and the answers for printers that fetch. */
export function openPrinting({
  db,
  queue,
  readShop,
  now,
  report,
  access,
  timeouts = PRINTER_TIMEOUTS,
  retries,
}: Dependencies): OpenPrinting {
  let opening: Promise<PrintJobs> | null = null;
  /** Opened once for concurrent callers; again after a failure. */
  const jobs = () =>
    (opening ??= queue
      .get()
      .then((open) => openPrintJobs(open, retries))
      .catch((error: unknown) => {
        opening = null;
        throw error;
      }));
  const write = createWriteReceipt(db, readShop, now);
  const at = () => new Date(now());

  async function printOn(device: Device, row: PrintRow): Promise<PrintOutcome | null> {
    const receipt = await write(row, device);
    if (!receipt) return null;
    const outcome = await printOverTcp(device, renderEscPos(receipt), access, timeouts);
    if (outcome.ok) {
      await acknowledgePrint(db, row, at(), outcome.proof === 'answered' ? null : 'unconfirmed');
      await markDeviceSeen(db, device.id, outcome.status ?? 'ready', at());
      return outcome;
    }
    const { reason: problem, mayHavePrinted, status } = outcome;
    await requeuePrint(db, row, { problem, mayHavePrinted });
    if (status) await markDeviceSeen(db, device.id, status, at());
    else await markDeviceAway(db, device.id);
    return outcome;
  }

  /** One attempt for a printer that is sent to. */
  async function printNext(id: number): Promise<void> {
    const row = await takePrint(db, id, { at: at(), lostBefore: new Date(now() - LOST_SECONDS * 1000) });
    if (!row) {
      // Either it is done, or another process may be printing it; the lost-job check tells later.
      if ((await findPrint(db, id))?.state === 'taken') throw new NotPrinted('taken');
      return;
    }
    const device = row.deviceId === null ? null : await findDevice(db, String(row.deviceId));
    if (!device?.isEnabled) return failPrint(db, id, at(), device ? 'deviceOff' : 'deviceGone');
    if (device.connection !== 'tcp') {
      // The printer was switched to fetching meanwhile.
      await requeuePrint(db, row, { problem: 'unanswered', mayHavePrinted: false });
      return;
    }
    const outcome = await printOn(device, row);
    if (outcome && !outcome.ok) throw new NotPrinted(outcome.reason);
  }

  /** A test is printed at once or not at all. */
  async function testPrint(device: Device): ReturnType<NonNullable<DeviceTests['print']>> {
    if (device.connection === 'none') return { ok: false, reason: 'noPrinter', isMissing: true };
    const print = {
      key: `test ${randomUUID()}`,
      purpose: 'test' as const,
      orderId: null,
      copy: 0,
      createdAt: at(),
    };
    if (device.connection !== 'tcp') {
      const sender = await jobs();
      await db.transaction((tx) => queuePrint(tx, sender, device, print));
      return { ok: true };
    }
    const { id: deviceId, branch, name, identifier } = device;
    const row = { ...print, branchId: branch.id, deviceId, deviceName: name || identifier };
    const id = await db.transaction((tx) => insertPrint(tx, row));
    const taken = id === null ? null : await takePrint(db, id, { at: at(), lostBefore: at() });
    const outcome = taken && (await printOn(device, taken));
    if (taken && !outcome?.ok) await failPrint(db, taken.id, at());
    if (outcome?.ok) return { ok: true };
    return { ok: false, reason: outcome ? outcome.reason : 'silent' };
  }

  return {
    print: createPrintOrder(db, jobs, now),
    testPrint,
    listener: createPrintListener(jobs, now),
    sender: jobs,
    async start() {
      const open = await jobs();
      await open.work({
        print: (id) =>
          printNext(id).catch((error: unknown) => {
            if (!(error instanceof NotPrinted)) report(error);
            throw error;
          }),
        giveUp: (id) => failPrint(db, id, at()),
      });
    },
    async close() {
      await (await opening)?.close();
    },
  };
}
