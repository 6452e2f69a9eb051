import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * What a printer does with what it is sent. `mute` prints and answers nothing, as cheap ones do; the paper of `runsOut` ends in the
 * middle; `hangs` stops reading in the middle; `closes` hangs up there; `paperOut` has none to begin with.
 */
export type PrinterMode = 'prints' | 'mute' | 'paperOut' | 'runsOut' | 'hangs' | 'closes';

/** In the middle of a receipt, which is longer than this. */
const MIDDLE = 300;

/** A printer on TCP port 9100's protocol: ESC/POS, the questions DLE EOT, and GS r 1 answered when all is printed. */
export async function startTcpPrinter(port = 0) {
  let mode: PrinterMode = 'prints';
  /** What each connection has sent, without the questions; in the middle it ends where the printer did. */
  const jobs: { bytes: Buffer; isWhole: boolean }[] = [];
  const sockets = new Set<Socket>();
  /** Those whose client has not ended them. */
  const open = new Set<Socket>();
  let most = 0;

  const server = createServer((socket) => {
    sockets.add(socket);
    open.add(socket);
    // An end that came before this connection may be read after it, in the same turn.
    setImmediate(() => (most = Math.max(most, open.size)));
    socket.on('end', () => open.delete(socket));
    socket.on('close', () => {
      open.delete(socket);
      sockets.delete(socket);
    });
    socket.on('error', () => {});
    const job = { bytes: Buffer.alloc(0), isWhole: false };
    let isOut = mode === 'paperOut';
    socket.on('data', (chunk: Buffer) => {
      const rest = answerQuestions(chunk, (question) => {
        if (mode === 'mute') return;
        // Fixed bits 1 and 4; offline is bit 3 of the first, the end of the paper bit 5 of the second and 5 and 6 of the third.
        const answer = { 1: isOut ? 0x1a : 0x12, 2: isOut ? 0x32 : 0x12, 4: isOut ? 0x72 : 0x12 }[question];
        if (answer !== undefined) socket.write(Uint8Array.of(answer));
      });
      if (rest.length === 0) return;
      if (job.bytes.length === 0) jobs.push(job);
      job.bytes = Buffer.concat([job.bytes, rest]);
      if (job.bytes.length > MIDDLE && mode !== 'prints' && mode !== 'mute') {
        job.bytes = job.bytes.subarray(0, MIDDLE);
        if (mode === 'closes') socket.destroy();
        if (mode === 'hangs') socket.pause();
        isOut = true;
        return;
      }
      if (!isOut && job.bytes.subarray(-3, -1).equals(Uint8Array.of(0x1d, 0x72))) {
        job.isWhole = true;
        if (mode !== 'mute') socket.write(Uint8Array.of(0));
      }
    });
  });
  await new Promise<void>((ready, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', ready);
  });
  return {
    port: (server.address() as AddressInfo).port,
    jobs,
    /** The receipts that came out as a whole. */
    printed: () => jobs.filter(({ isWhole }) => isWhole).map(({ bytes }) => bytes),
    /** How many connections there were at once, at most. */
    mostAtOnce: () => most,
    be(next: PrinterMode): void {
      mode = next;
    },
    stop: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}

/** Takes DLE EOT n out of what came, wherever it stands, as a printer does. */
function answerQuestions(chunk: Buffer, answer: (question: 1 | 2 | 4) => void): Buffer {
  const rest: number[] = [];
  for (let at = 0; at < chunk.length; at += 1) {
    const question = chunk[at + 2];
    if (chunk[at] === 0x10 && chunk[at + 1] === 4 && question !== undefined) {
      answer(question as 1 | 2 | 4);
      at += 2;
    } else rest.push(chunk[at] ?? 0);
  }
  return Buffer.from(rest);
}
