import { createTransport } from 'nodemailer';
import { DEFAULT_LANGUAGE } from '../../../lib/domain/languages.ts';
import type { Delivery, Mail, SendMail } from '../senders.ts';

/** No list of mails shows longer headers. */
const LONGEST = 200;

/**
 * Text for a mail header: one line, without bidirectional marks and invisible characters, so that it reads as written. Emoji stay,
 * including joined ones.
 */
export function headerText(text: string): string {
  const plain = text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u00ad]/gu, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return Array.from(plain).slice(0, LONGEST).join('');
}

interface Smtp {
  send: SendMail;
  close: () => void;
}

/** Longer than a healthy server needs, and short enough to retry soon. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Whether a password would cross a network: then it goes over TLS only (RFC 3207), even if an attacker strips the server's offer. */
function needsTls(url: string): boolean {
  const { protocol, username, hostname } = new URL(url);
  return protocol === 'smtp:' && username !== '' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Sends by SMTP (RFC 5321), encrypted if the server offers it, and always with a password. `from` is an address with or without a name. */
export function openSmtp({ url, from }: { url: string; from: string }): Smtp {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    requireTLS: needsTls(url),
    ...TIMEOUTS,
  });
  const domain = /@([^\s<>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({
      id,
      language = DEFAULT_LANGUAGE,
      to,
      subject,
      html,
      text,
      replyTo,
      calendar,
      confirmation,
    }) {
      try {
        const sent = await transport.sendMail({
          from,
          // As an object, it is a single address whatever it contains.
          to: { name: '', address: to },
          subject: headerText(subject),
          html,
          text,
          messageId: `<${id}@${domain}>`,
          ...(replyTo ? { replyTo: { ...replyTo, name: headerText(replyTo.name) } } : {}),
          attachments: [
            ...attached(calendar, 'text/calendar; charset=utf-8; method=PUBLISH'),
            ...attached(confirmation, 'application/pdf'),
          ],
          // Suppresses out-of-office replies to the shop.
          headers: { 'auto-submitted': 'auto-generated', 'content-language': language },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        if (sent.accepted.length > 0) return { ok: true };
        return { ok: false, isFinal: true, reason: sent.response };
      } catch (error) {
        return refusal(error);
      }
    },
    close: () => transport.close(),
  };
}

const attached = (file: Mail['calendar'] | Mail['confirmation'], contentType: string) =>
  file ? [{ filename: file.fileName, content: Buffer.from(file.content), contentType }] : [];

/** Only a rejected recipient or mail is final: a wrong password or sender can be fixed. */
function refusal(error: unknown): Delivery {
  const {
    code,
    command,
    responseCode = 0,
  } = error as { code?: string; command?: string; responseCode?: number };
  const reason = error instanceof Error ? error.message : String(error);
  // An invalid address, which was never sent to the server.
  if (code === 'EENVELOPE' && command === 'API') return { ok: false, isFinal: true, reason };
  const isOfThisMail = (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE';
  return { ok: false, isFinal: isOfThisMail && responseCode >= 500, reason };
}
