import type { MailPlace } from './config.ts';
import type { SharedJobQueue } from './db/job-queue.ts';
import { openLoginLinkJobs } from './jobs/login-link-jobs.ts';
import { loginLinkMail, type SendLoginLink } from './providers/mail/login-link-mail.ts';
import { openSmtp } from './providers/mail/smtp.ts';
import type { ReadCurrentShop } from './usecases/current-shop.ts';
import { LINK_SECONDS } from './usecases/staff-auth.ts';

interface Surroundings {
  queue: SharedJobQueue;
  place: MailPlace;
  /** The origin of the back office. */
  office: () => string;
  report: (error: unknown) => void;
}

interface OpenMail {
  sendLoginLink: SendLoginLink;
  /** Begins to send what waits. */
  start: (readShop: ReadCurrentShop) => Promise<void>;
  close: () => Promise<void>;
}

/** The shop's mail: what is written into the queue, and the server that it is handed to. */
export function openMail({ queue, place, office, report }: Surroundings): OpenMail {
  const smtp = openSmtp(place);
  let read: ReadCurrentShop = () => Promise.resolve(null);
  let opening: ReturnType<typeof openLoginLinkJobs> | null = null;
  const loginLinks = async () =>
    (opening ??= openLoginLinkJobs(await queue.get(), {
      validSeconds: LINK_SECONDS,
      async deliver(id, link) {
        const shopName = (await read())?.shop.config.shopName ?? '';
        const terms = { id, shopName, office: office(), minutes: LINK_SECONDS / 60 };
        await smtp.send(await loginLinkMail(link, terms)).catch((error: unknown) => {
          report(error);
          throw error;
        });
      },
    }));
  return {
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
