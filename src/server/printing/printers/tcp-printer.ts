import type { PrinterStatus } from '../../../lib/contract/printing.ts';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { PrintOutcome, PrintTrouble } from './outcome.ts';
import type { PrinterAccess } from './printer-access.ts';

/**
 * ESC/POS real-time status requests (DLE EOT n): online state, cause and paper. Printers answer each at once with a byte, even offline or
 * busy.
 */
export const STATUS_QUESTIONS: Uint8Array = Uint8Array.of(0x10, 4, 1, 0x10, 4, 2, 0x10, 4, 4);
export const STATUS_ANSWERS = 3;

/** Answers to DLE EOT have bits 1 and 4 set, 0 and 7 clear; those to GS r, which ends a receipt, have 4 and 7 clear. */
export const isStatusAnswer = (byte: number): boolean => (byte & 0x93) === 0x12;
export const isEndAnswer = (byte: number): boolean => (byte & 0x90) === 0;

/** The status from the three answers, in the order of the requests. */
export function readStatus([online = 0x12, cause = 0x12, paper = 0x12]: readonly number[]): PrinterStatus {
  if ((paper & 0x60) !== 0 || (cause & 0x20) !== 0) return 'paperOut';
  if ((cause & 0x04) !== 0) return 'coverOpen';
  if ((cause & 0x40) !== 0) return 'error';
  if ((online & 0x08) !== 0) return 'offline';
  return (paper & 0x0c) === 0 ? 'ready' : 'paperLow';
}

/** Timeouts in milliseconds. */
export interface PrinterTimeouts {
  connect: number;
  /** For an immediate status answer. */
  status: number;
  /** For accepting more bytes: buffers are small, and printing is slow. */
  drain: number;
  /** For printing everything. */
  finish: number;
}

export const PRINTER_TIMEOUTS: PrinterTimeouts = {
  connect: 5000,
  status: 1500,
  drain: 20_000,
  finish: 20_000,
};

/**
 * Prints over TCP (port 9100). The bytes must end with GS r 1: the printer executes it last, so its answer means "printed", unlike the end
 * of the connection. A printer that never reports its status counts as printed once it has accepted all bytes without hanging up.
 */
export async function printOverTcp(
  device: { host: string; port: number },
  bytes: Uint8Array,
  access: PrinterAccess,
  timeouts: PrinterTimeouts = PRINTER_TIMEOUTS,
): Promise<PrintOutcome> {
  const failed = (reason: PrintTrouble): PrintOutcome => ({
    ok: false,
    reason,
    mayHavePrinted: false,
    status: null,
  });
  const host = await access.resolve(device).catch(() => undefined);
  if (host === undefined) return failed('unreachable');
  if (host === null) return failed('forbidden');
  const socket = connect({ host, port: device.port });
  const line = listen(socket);
  try {
    const opened = await line.settled(once(socket, 'connect'), timeouts.connect);
    if (opened !== 'done') return failed(opened === 'late' ? 'unreachable' : 'refused');
    return await talk(socket, line, bytes, timeouts);
  } finally {
    socket.destroy();
  }
}

type Line = ReturnType<typeof listen>;

async function talk(
  socket: Socket,
  line: Line,
  bytes: Uint8Array,
  timeouts: PrinterTimeouts,
): Promise<PrintOutcome> {
  const before = await ask(socket, line, timeouts.status);
  if (before === 'closed') return { ok: false, reason: 'closed', mayHavePrinted: false, status: null };
  const isMute = before === null;
  const hindered = hindrance(before);
  if (hindered) return { ok: false, reason: hindered, mayHavePrinted: false, status: before };

  const failed = async (reason: PrintTrouble): Promise<PrintOutcome> => {
    // The status usually explains why a print stopped.
    const now = isMute || reason === 'closed' ? null : await ask(socket, line, timeouts.status);
    const status = now === 'closed' ? null : now;
    return { ok: false, reason: hindrance(status) ?? reason, mayHavePrinted: true, status };
  };
  const written = await line.settled(write(socket, bytes), timeouts.drain);
  if (written !== 'done') return failed(written === 'late' ? 'silent' : 'closed');
  // A printer that reads to the end then hangs up; an answer comes before that.
  if (isMute) socket.end();
  const ended = await line.settled(line.byte(isEndAnswer), isMute ? timeouts.status : timeouts.finish);
  if (ended === 'done') return { ok: true, proof: 'answered', status: before };
  if (isMute && !line.isBroken()) return { ok: true, proof: 'handedOver', status: null };
  return failed(ended === 'late' ? 'silent' : 'closed');
}

function hindrance(status: PrinterStatus | null): PrintTrouble | null {
  switch (status) {
    case 'paperOut':
    case 'coverOpen':
    case 'offline':
      return status;
    case 'error':
      return 'offline';
    default:
      return null;
  }
}

/** The printer's status; null: none. */
async function ask(socket: Socket, line: Line, within: number): Promise<PrinterStatus | 'closed' | null> {
  const answers: number[] = [];
  const heard = (async () => {
    while (answers.length < STATUS_ANSWERS) answers.push(await line.byte(isStatusAnswer));
  })();
  socket.write(STATUS_QUESTIONS);
  const end = await line.settled(heard, within);
  line.forget();
  if (end === 'gone') return 'closed';
  return answers.length === STATUS_ANSWERS ? readStatus(answers) : null;
}

/** Resolves once the system has sent all bytes. */
const write = (socket: Socket, bytes: Uint8Array) =>
  new Promise<void>((done, fail) => socket.write(bytes, (error) => (error ? fail(error) : done())));

/** Listens for the printer's bytes and its hang-up. */
function listen(socket: Socket) {
  const unread: number[] = [];
  let waiting: { wants: (byte: number) => boolean; give: (byte: number) => void } | null = null;
  let isBroken = false;
  const gone = new Promise<'gone'>((tell) => {
    socket.once('error', () => {
      isBroken = true;
      tell('gone');
    });
    socket.once('close', () => tell('gone'));
    // The peer has closed its side; no printer does so before the end.
    socket.once('end', () => tell('gone'));
  });
  socket.on('data', (bytes) => {
    unread.push(...bytes);
    serve();
  });
  function serve(): void {
    while (waiting && unread.length > 0) {
      const byte = unread.shift();
      if (byte === undefined || !waiting.wants(byte)) continue;
      const { give } = waiting;
      waiting = null;
      give(byte);
    }
  }
  return {
    /** The next matching byte; others answer nothing. */
    byte: (wants: (byte: number) => boolean) =>
      new Promise<number>((give) => {
        waiting = { wants, give };
        serve();
      }),
    forget(): void {
      waiting = null;
    },
    /** The connection was reset, not closed. */
    isBroken: () => isBroken,
    async settled(work: Promise<unknown>, within: number): Promise<'done' | 'late' | 'gone'> {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((tell) => {
        timer = setTimeout(tell, within, 'late');
      });
      const done = work.then(
        () => 'done' as const,
        () => 'gone' as const,
      );
      return Promise.race([done, gone, late]).finally(() => clearTimeout(timer));
    },
  };
}
