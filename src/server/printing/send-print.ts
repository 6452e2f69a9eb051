import { randomUUID } from 'node:crypto';
import type { Device } from '../../lib/contract/printing.ts';
import type { Database } from '../platform/database/database.ts';
import type { DeviceTests } from './devices.ts';
import { LOST_SECONDS } from './print-jobs.ts';
import type { PrintOutcome } from './printers/outcome.ts';
import type { PrinterAccess } from './printers/printer-access.ts';
import { printOverTcp, type PrinterTimeouts } from './printers/tcp-printer.ts';
import { queuePrint, type OpenPrintSender } from './prints.ts';
import { findDevice, markDeviceAway, markDeviceSeen } from './queries/devices.ts';
import {
  acknowledgePrint,
  failPrint,
  findPrint,
  insertPrint,
  requeuePrint,
  takePrint,
  type PrintRow,
} from './queries/prints.ts';
import { renderEscPos } from './receipt/render-receipt.ts';
import type { WriteReceipt } from './write-receipt.ts';

/** An attempt to be retried; the queue stores the message. */
export class NotPrinted extends Error {}

interface Dependencies {
  db: Database;
  write: WriteReceipt;
  now: () => number;
  access: PrinterAccess;
  timeouts: PrinterTimeouts;
}

/** Sends a taken print to its printer, and notes the outcome; null: there is nothing to print any more. */
export type PrintOn = (device: Device, row: PrintRow) => Promise<PrintOutcome | null>;

export function createPrintOn({ db, write, now, access, timeouts }: Dependencies): PrintOn {
  return async (device, row) => {
    const receipt = await write(row, device);
    if (!receipt) return null;
    const outcome = await printOverTcp(device, renderEscPos(receipt), access, timeouts);
    const at = new Date(now());
    if (outcome.ok) {
      await acknowledgePrint(db, row, at, outcome.proof === 'answered' ? null : 'unconfirmed');
      await markDeviceSeen(db, device.id, outcome.status ?? 'ready', at);
      return outcome;
    }
    const { reason: problem, mayHavePrinted, status } = outcome;
    await requeuePrint(db, row, { problem, mayHavePrinted });
    if (status) await markDeviceSeen(db, device.id, status, at);
    else await markDeviceAway(db, device.id);
    return outcome;
  };
}

/** One attempt for a printer that is sent to. Throws `NotPrinted` if another has to follow. */
export function createPrintNext(db: Database, now: () => number, printOn: PrintOn) {
  return async (id: number): Promise<void> => {
    const at = new Date(now());
    const row = await takePrint(db, id, { at, lostBefore: new Date(now() - LOST_SECONDS * 1000) });
    if (!row) {
      // Either it is done, or another process may be printing it; the lost-job check tells later.
      if ((await findPrint(db, id))?.state === 'taken') throw new NotPrinted('taken');
      return;
    }
    const device = row.deviceId === null ? null : await findDevice(db, String(row.deviceId));
    if (!device?.isEnabled) return failPrint(db, id, at, device ? 'deviceOff' : 'deviceGone');
    if (device.connection !== 'tcp') {
      // The printer was switched to fetching meanwhile.
      await requeuePrint(db, row, { problem: 'unanswered', mayHavePrinted: false });
      return;
    }
    const outcome = await printOn(device, row);
    if (outcome && !outcome.ok) throw new NotPrinted(outcome.reason);
  };
}

/** A test is printed at once or not at all. */
export function createTestPrint(
  db: Database,
  now: () => number,
  { printOn, jobs }: { printOn: PrintOn; jobs: OpenPrintSender },
): NonNullable<DeviceTests['print']> {
  return async (device) => {
    if (device.connection === 'none') return { ok: false, reason: 'noPrinter', isMissing: true };
    const at = new Date(now());
    const print = {
      key: `test ${randomUUID()}`,
      purpose: 'test' as const,
      orderId: null,
      copy: 0,
      createdAt: at,
    };
    if (device.connection !== 'tcp') {
      const sender = await jobs();
      await db.transaction((tx) => queuePrint(tx, sender, device, print));
      return { ok: true };
    }
    const { id: deviceId, branch, name, identifier } = device;
    const row = { ...print, branchId: branch.id, deviceId, deviceName: name || identifier };
    const id = await db.transaction((tx) => insertPrint(tx, row));
    const taken = id === null ? null : await takePrint(db, id, { at, lostBefore: at });
    const outcome = taken && (await printOn(device, taken));
    if (taken && !outcome?.ok) await failPrint(db, taken.id, new Date(now()));
    if (outcome?.ok) return { ok: true };
    return { ok: false, reason: outcome ? outcome.reason : 'silent' };
  };
}
