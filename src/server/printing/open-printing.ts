import type { Database } from '../platform/database/database.ts';
import type { SharedJobQueue } from '../platform/queue/job-queue.ts';
import { failPrint } from './queries/prints.ts';
import { openPrintJobs, type PrintJobs, type PrintRetries } from './print-jobs.ts';
import type { DeviceTests } from './devices.ts';
import type { OrderTasks } from '../orders/order-tasks.ts';
import type { PrinterAccess } from './printers/printer-access.ts';
import { PRINTER_TIMEOUTS, type PrinterTimeouts } from './printers/tcp-printer.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import type { OrderListener } from '../orders/change-order.ts';
import { createPrintListener, createPrintOrder, type OpenPrintSender } from './prints.ts';
import { createPrintNext, createPrintOn, createTestPrint, NotPrinted } from './send-print.ts';
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
  const printOn = createPrintOn({ db, write: createWriteReceipt(db, readShop, now), now, access, timeouts });
  const printNext = createPrintNext(db, now, printOn);

  return {
    print: createPrintOrder(db, jobs, now),
    testPrint: createTestPrint(db, now, { printOn, jobs }),
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
        giveUp: (id) => failPrint(db, id, new Date(now())),
      });
    },
    async close() {
      await (await opening)?.close();
    },
  };
}
