import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSmtp } from '../../../src/server/messages/mail/smtp.ts';

/** A mail server, or an attacker in between, that offers a sign-in and no TLS. */
let server: Server;
let said = '';
beforeAll(async () => {
  server = createServer((socket) => {
    socket.write('220 mail.example.org\r\n');
    socket.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      if (bytes.toString().startsWith('EHLO'))
        socket.write('250-mail.example.org\r\n250 AUTH PLAIN LOGIN\r\n');
      else socket.write('502 not implemented\r\n');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((ready) => server.listen(0, '0.0.0.0', ready));
});
afterAll(() => new Promise((done) => server.close(done)));

it('a password is never sent to a mail server without TLS', async () => {
  // The system takes 0.0.0.0 as this machine, the shop as any other.
  const url = `smtp://shop:geheim@0.0.0.0:${(server.address() as AddressInfo).port}`;
  const smtp = openSmtp({ url, from: 'Shop <shop@example.org>' });
  const sent = await smtp.send({
    id: '1',
    to: 'erika@example.org',
    subject: 'Hallo',
    html: '<p>Hallo</p>',
    text: 'Hallo',
  });
  smtp.close();
  expect(sent).toMatchObject({ ok: false, isFinal: false });
  expect(said).toContain('STARTTLS');
  expect(said).not.toContain('AUTH');
});
