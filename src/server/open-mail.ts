import { randomUUID } from 'node:crypto';
import type { MailPlace } from './config.ts';
import type { SharedJobQueue } from './db/job-queue.ts';
import { openLoginLinkJobs } from './jobs/login-link-jobs.ts';
import type { Errands } from './providers/errands/errands.ts';
import { loginLinkMail, type LoginLink, type SendLoginLink } from './providers/mail/login-link-mail.ts';
import { newOrderMail } from './providers/mail/new-order-mail.ts';
import { openSmtp } from './providers/mail/smtp.ts';
import type { ReadCurrentShop } from './usecases/current-shop.ts';
import { LINK_SECONDS } from './usecases/staff-auth.ts';

interface Surroundings {
  queue: SharedJobQueue;
  place: MailPlace;
  /** The origin of the customers' pages. */
  site: () => string;
  /** The origin of the back office. */
  office: () => string;
  report: (error: unknown) => void;
}

interface OpenMail {
  /** Sends an order to whoever placed it, and waits for what comes of it. */
  sendOrder: NonNullable<Errands['mail']>;
  sendLoginLink: SendLoginLink;
  /** Begins to send what waits. */
  start: (readShop: ReadCurrentShop) => Promise<void>;
  close: () => Promise<void>;
}

/** The shop's mail: what is written into the queue, and the server that it is handed to. */
export function openMail({ queue, place, site, office, report }: Surroundings): OpenMail {
  const smtp = openSmtp(place);
  let read: ReadCurrentShop = () => Promise.resolve(null);
  let opening: ReturnType<typeof openLoginLinkJobs> | null = null;
  async function deliver(id: string, link: LoginLink): Promise<void> {
    const shopName = (await read())?.shop.config.shopName ?? '';
    const terms = { id, shopName, office: office(), minutes: LINK_SECONDS / 60 };
    await smtp.send(await loginLinkMail(link, terms)).catch((error: unknown) => {
      report(error);
      throw error;
    });
  }

  /** Opened once, however many ask at the same time; anew if it failed. */
  const loginLinks = () =>
    (opening ??= queue
      .get()
      .then((jobs) => openLoginLinkJobs(jobs, { validSeconds: LINK_SECONDS, deliver }))
      .catch((error: unknown) => {
        opening = null;
        throw error;
      }));

  return {
    async sendOrder(order) {
      const config = (await read())?.shop.config;
      const { shopName = '', timezone: zone = 'Europe/Berlin' } = config ?? {};
      const terms = { id: `order-${order.uid}-${randomUUID()}`, shopName, zone, site: site() };
      try {
        await smtp.send(await newOrderMail(order, terms));
        return { ok: true };
      } catch (error) {
        return { ok: false, reason: String(error) };
      }
    },
    // Not waited for: who asks is not to learn from the time it takes that there is such an account.
    sendLoginLink(link) {
      void loginLinks()
        .then(({ send }) => send(link))
        .catch(report);
      return Promise.resolve();
    },
    async start(readShop) {
      read = readShop;
      await loginLinks();
    },
    async close() {
      await (await opening)?.close();
      smtp.close();
    },
  };
}
