import type { PrinterStatus } from '../../../lib/contract/printing.ts';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { PrintOutcome, PrintTrouble } from './outcome.ts';

/**
 * ESC/POS's real-time questions (DLE EOT n): whether the printer is online, why not, and its paper. Answered at once, even by a
 * printer that is offline or busy, by a byte each.
 */
export const STATUS_QUESTIONS: Uint8Array = Uint8Array.of(0x10, 4, 1, 0x10, 4, 2, 0x10, 4, 4);
export const STATUS_ANSWERS = 3;

/** Answers to DLE EOT have bits 1 and 4 set, and 0 and 7 clear; those to GS r, which ends a receipt, have 4 and 7 clear. */
export const isStatusAnswer = (byte: number): boolean => (byte & 0x93) === 0x12;
export const isEndAnswer = (byte: number): boolean => (byte & 0x90) === 0;

/** The three answers, in the order of the questions → how the printer is. */
export function readStatus([online = 0x12, cause = 0x12, paper = 0x12]: readonly number[]): PrinterStatus {
  if ((paper & 0x60) !== 0 || (cause & 0x20) !== 0) return 'paperOut';
  if ((cause & 0x04) !== 0) return 'coverOpen';
  if ((cause & 0x40) !== 0) return 'error';
  if ((online & 0x08) !== 0) return 'offline';
  return (paper & 0x0c) === 0 ? 'ready' : 'paperLow';
}

/** For how long a printer is waited for, each in milliseconds. */
export interface PrinterTimeouts {
  connect: number;
  /** For an answer that a printer gives at once, if it ever gives any. */
  status: number;
  /** For the printer to take more bytes: its buffer is small, and paper is slow. */
  drain: number;
  /** For all of it to be on paper. */
  finish: number;
}

export const PRINTER_TIMEOUTS: PrinterTimeouts = {
  connect: 5000,
  status: 1500,
  drain: 20_000,
  finish: 20_000,
};

/**
 * Prints over TCP (port 9100). The bytes have to end with GS r 1: a printer carries that out after everything before it, so that
 * its answer means "printed", which the mere end of the connection does not. A printer that answers no question at all is
 * believed once it has taken everything and has not hung up: it cannot say more.
 */
export async function printOverTcp(
  { host, port }: { host: string; port: number },
  bytes: Uint8Array,
  timeouts: PrinterTimeouts = PRINTER_TIMEOUTS,
): Promise<PrintOutcome> {
  const socket = connect({ host, port });
  const line = listen(socket);
  try {
    const opened = await line.settled(once(socket, 'connect'), timeouts.connect);
    if (opened !== 'done') {
      const reason = opened === 'late' ? 'unreachable' : 'refused';
      return { ok: false, reason, mayHavePrinted: false, status: null };
    }
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
    // What stops a printer in the middle is mostly something that it can name.
    const now = isMute || reason === 'closed' ? null : await ask(socket, line, timeouts.status);
    const status = now === 'closed' ? null : now;
    return { ok: false, reason: hindrance(status) ?? reason, mayHavePrinted: true, status };
  };
  const written = await line.settled(write(socket, bytes), timeouts.drain);
  if (written !== 'done') return failed(written === 'late' ? 'silent' : 'closed');
  // A printer that reads to the end hangs up then; its answer, should there be one, comes before.
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

/** How the printer is; null if it does not say. */
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

/** Done once the system has handed all of it to the printer. */
const write = (socket: Socket, bytes: Uint8Array) =>
  new Promise<void>((done, fail) => socket.write(bytes, (error) => (error ? fail(error) : done())));

/** Hears what the printer says, and that it has hung up. */
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
    // The other side has said that it will not say any more: no printer does so before the end.
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
    /** The next byte of that kind; others are no answer to what was asked. */
    byte: (wants: (byte: number) => boolean) =>
      new Promise<number>((give) => {
        waiting = { wants, give };
        serve();
      }),
    forget(): void {
      waiting = null;
    },
    /** The line was cut, which is not how a conversation ends. */
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
