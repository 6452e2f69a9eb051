import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  mail: Email;
  /** As it came over the wire. */
  raw: string;
}

/** How it answers: `refuse` knows no such mailbox, `later` has no time, `swallow` takes the mail and hangs up before it says so. */
type Mood = 'take' | 'refuse' | 'later' | 'swallow';

const failing = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** A real SMTP server that stores its mails. */
export async function startSmtpServer(port = 0) {
  const received: Received[] = [];
  const state: { mood: Mood; tries: number } = { mood: 'take', tries: 0 };
  const server = new SMTPServer({
    authOptional: true,
    // A shop keeps its connection: an end is an end all the same.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      state.tries += 1;
      if (state.mood === 'refuse') done(failing(550, 'No such user here'));
      else if (state.mood === 'later') done(failing(451, 'Try again later'));
      else done();
    },
    onData(stream, { envelope }, done) {
      void (async () => {
        const chunks: Uint8Array[] = [];
        for await (const chunk of stream) chunks.push(chunk as Uint8Array);
        const raw = Buffer.concat(chunks);
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(raw),
          raw: raw.toString('latin1'),
        });
        if (state.mood === 'swallow')
          for (const { _socket: socket } of server.connections as unknown as Set<{
            _socket: { destroy(): void };
          }>)
            socket.destroy();
        else done();
      })().catch(() => {
        // The client went away in the middle: the mail has not arrived.
      });
    },
  });
  // Clients that go away in the middle are no fault of a server's.
  server.on('error', () => {});
  await new Promise<void>((ready, fail) => {
    server.server.once('error', fail);
    server.listen(port, '127.0.0.1', ready);
  });
  const address = server.server.address() as AddressInfo;
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    state,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
