import type { Device, PrinterStatus, CloudPrntPoll } from '../../lib/contract/printing.ts';
import type { Database } from '../platform/database/database.ts';
import { findDeviceByToken, markDeviceSeen } from './queries/devices.ts';
import {
  acknowledgePrint,
  failPrint,
  findNextPrint,
  findPrint,
  findTaken,
  lockDevice,
  requeuePrint,
  takeOffered,
  type PrintRow,
  type PrintTry,
} from './queries/prints.ts';
import { starStatus, starTrouble, readEposResults, readEposStatus } from './printers/polling-printers.ts';
import type { PrintTrouble } from './printers/outcome.ts';
import { renderEpos, renderStar, STAR_TYPES, type StarType } from './receipt/render-receipt.ts';
import { secretHash } from '../platform/secrets.ts';
import type { WriteReceipt } from './write-receipt.ts';

/** After this, a fetched receipt without a result counts as lost. */
export const FETCHED_LOST_SECONDS = 60;
/** The pause before a printer gets a failed receipt again. */
const AGAIN_SECONDS = 15;
/** How often a printer may reject a receipt. */
const MOST_REJECTIONS = 5;

interface StarAsks {
  /** The printer's MAC address; '' if not sent. */
  mac: string;
  /** The job; null for old printers that do not send it. */
  jobToken: string | null;
}

type Fetched =
  | { ok: true; bytes: Uint8Array; type: StarType }
  /** `typeUnknown`: the printer may request another type. */
  | { ok: false; code: 'printerUnknown' | 'notFound' | 'typeUnknown' };

/** The protocol of printers that fetch receipts; null: no such printer. */
export interface PrinterPolls {
  /** CloudPRNT poll: the printer's status; returns whether a receipt is waiting. */
  star: (token: string, said: { statusCode: string; isPrinting: boolean }) => Promise<CloudPrntPoll | null>;
  /** CloudPRNT: the receipt. The same printer may fetch it repeatedly. */
  starJob: (token: string, asked: StarAsks & { type: string }) => Promise<Fetched>;
  /** CloudPRNT: the result. False: no such printer. */
  starDone: (token: string, asked: StarAsks & { code: string }) => Promise<boolean>;
  /** Server Direct Print: a receipt as ePOS-Print XML, or ''. */
  epson: (token: string, form: URLSearchParams) => Promise<string | null>;
}

interface Dependencies {
  db: Database;
  write: WriteReceipt;
  now: () => number;
}

export function createPrinterPolls({ db, write, now }: Dependencies): PrinterPolls {
  const times = () => ({
    at: new Date(now()),
    lostBefore: new Date(now() - FETCHED_LOST_SECONDS * 1000),
    againBefore: new Date(now() - AGAIN_SECONDS * 1000),
  });

  async function deviceOf(token: string, connection: Device['connection']): Promise<Device | null> {
    const device = await findDeviceByToken(db, secretHash(token));
    return device?.isEnabled && device.connection === connection ? device : null;
  }

  const seen = (device: Device, status: PrinterStatus | null) =>
    markDeviceSeen(db, device.id, status, new Date(now()));

  /** Serialised, so that concurrent polls never get the same receipt. */
  const take = (device: Device, by: string, offered: PrintTry | null): Promise<PrintRow | null> =>
    db.transaction(async (tx) => {
      await lockDevice(tx, device.id);
      const next = await findNextPrint(tx, device.id, times());
      if (!next || (offered && (next.id !== offered.id || next.tries !== offered.tries))) return null;
      return takeOffered(tx, { id: next.id, tries: next.tries, by }, times());
    });

  /** What the same printer already received of a job it fetches again. */
  async function takenBefore(device: Device, { mac, jobToken }: StarAsks): Promise<PrintRow | null> {
    const row = await findTaken(db, device.id);
    if (!row || row.takenBy !== mac) return null;
    return jobToken === null || jobToken === tokenOf(row.id, row.tries - 1) ? row : null;
  }

  async function settle(
    of: PrintTry,
    trouble: { reason: PrintTrouble; mayHavePrinted: boolean } | null,
  ): Promise<void> {
    if (!trouble) return acknowledgePrint(db, of, new Date(now()));
    const { reason: problem, mayHavePrinted } = trouble;
    await requeuePrint(db, of, { problem, mayHavePrinted });
    if (problem === 'rejected' && of.tries >= MOST_REJECTIONS)
      await failPrint(db, of.id, new Date(now()), problem);
  }

  /** A printer's own attempt, by token. */
  async function tryOf(device: Device, token: string): Promise<PrintTry | null> {
    const offered = readToken(token);
    const row = offered && (await findPrint(db, offered.id));
    return row && row.deviceId === device.id && offered ? { id: offered.id, tries: offered.tries + 1 } : null;
  }

  return {
    async star(token, { statusCode, isPrinting }) {
      const device = await deviceOf(token, 'cloudprnt');
      if (!device) return null;
      await seen(device, starStatus(statusCode));
      const next = isPrinting ? null : await findNextPrint(db, device.id, times());
      if (!next) return { jobReady: false };
      return { jobReady: true, mediaTypes: [...STAR_TYPES], jobToken: tokenOf(next.id, next.tries) };
    },
    async starJob(token, asked) {
      const device = await deviceOf(token, 'cloudprnt');
      if (!device) return { ok: false, code: 'printerUnknown' };
      const type = STAR_TYPES.find((known) => known === asked.type);
      if (!type) return { ok: false, code: 'typeUnknown' };
      const offered = asked.jobToken === null ? null : readToken(asked.jobToken);
      if (asked.jobToken !== null && !offered) return { ok: false, code: 'notFound' };
      const row = (await takenBefore(device, asked)) ?? (await take(device, asked.mac, offered));
      const receipt = row && (await write(row, device));
      return receipt ? { ok: true, bytes: renderStar(receipt, type), type } : { ok: false, code: 'notFound' };
    },
    async starDone(token, { mac, jobToken, code }) {
      const device = await deviceOf(token, 'cloudprnt');
      if (!device) return false;
      await seen(device, starStatus(code));
      if (jobToken !== null) {
        const of = await tryOf(device, jobToken);
        if (of) await settle(of, starTrouble(code));
        return true;
      }
      const row = await findTaken(db, device.id);
      if (row && row.takenBy === mac) await settle(row, starTrouble(code));
      return true;
    },
    async epson(token, form) {
      const device = await deviceOf(token, 'epson');
      if (!device) return null;
      switch (form.get('ConnectionType')) {
        case 'GetRequest': {
          await seen(device, null);
          const row = await take(device, form.get('ID') ?? '', null);
          const receipt = row && (await write(row, device));
          return receipt ? renderEpos(receipt, tokenOf(row.id, row.tries - 1)) : '';
        }
        case 'SetResponse': {
          for (const { jobId, trouble, status } of readEposResults(form.get('ResponseFile') ?? '')) {
            await seen(device, status);
            const of = await tryOf(device, jobId);
            if (of) await settle(of, trouble);
          }
          return '';
        }
        case 'SetStatus':
          await seen(device, readEposStatus(form.get('Status') ?? ''));
          return '';
        default:
          return '';
      }
    },
  };
}

/** Names an attempt before it starts: the token of an ended attempt fetches nothing and ends nothing. */
const tokenOf = (id: number, tries: number) => `${id}-${tries}`;

function readToken(token: string): PrintTry | null {
  const [, id, tries] = /^(\d{1,9})-(\d{1,6})$/.exec(token) ?? [];
  return id === undefined || tries === undefined ? null : { id: Number(id), tries: Number(tries) };
}
