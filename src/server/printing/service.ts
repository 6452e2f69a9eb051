import type { Database } from '../platform/database/database.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { type DeviceTests, createDevices, createTestDevice } from './devices.ts';
import { createPrinterPolls } from './printer-polls.ts';
import type { PrinterAccess } from './printers/printer-access.ts';
import { type OpenPrintSender, createPrints } from './prints.ts';
import { createShowReceipt, createWriteReceipt } from './write-receipt.ts';

interface Dependencies {
  db: Database;
  readShop: ReadCurrentShop;
  deviceTests: DeviceTests;
  printerAccess: PrinterAccess;
  printSender: OpenPrintSender;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Devices, print jobs and fetching printers. */
export function createPrintingService({
  db,
  readShop,
  deviceTests,
  printerAccess,
  printSender,
  now,
}: Dependencies) {
  return {
    devices: createDevices(db, printerAccess, now),
    testDevice: createTestDevice(db, deviceTests),
    prints: createPrints(db, printSender, now),
    printerPolls: createPrinterPolls({ db, write: createWriteReceipt(db, readShop, now), now }),
    showReceipt: createShowReceipt(db, readShop, now),
  };
}

export type PrintingService = ReturnType<typeof createPrintingService>;
