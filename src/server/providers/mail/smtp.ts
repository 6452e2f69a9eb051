import { createTransport } from 'nodemailer';
import type { SendMail } from './mailer.ts';

interface Smtp {
  send: SendMail;
  close: () => void;
}

/** Longer than a server takes that is well, and short enough to try again soon. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends by SMTP (RFC 5321), encrypted where the server offers it. `from` is an address, with a name or without. */
export function openSmtp({ url, from }: { url: string; from: string }): Smtp {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...TIMEOUTS });
  const domain = /@([^\s<>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, html, text }) {
      const sent = await transport.sendMail({
        from,
        // As an object it is one address, whatever stands in it.
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId: `<${id}@${domain}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      if (sent.accepted.length === 0) throw new Error(`${to} was refused: ${sent.response}`);
    },
    close: () => transport.close(),
  };
}
