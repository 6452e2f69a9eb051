import { randomUUID } from 'node:crypto';
import type { Device } from '../../lib/contract/printing.ts';
import type { Order } from '../../lib/contract/staff-orders.ts';
import type { Database } from '../platform/database/database.ts';
import type { SharedJobQueue } from '../platform/queue/job-queue.ts';
import { giveUpMessage, wakeMessages, type MessageChannel } from '../orders/queries/outbox.ts';
import { readOrCreateSecret } from '../platform/secrets.ts';
import type { ReadLogo } from '../orders/confirmation-pdf/write-confirmation.ts';
import type { TaskOutcome, OrderTasks } from '../orders/order-tasks.ts';
import type { LoginLink, SendLoginLink } from '../people/login-links.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import type { OrderListener } from '../orders/change-order.ts';
import { LINK_SECONDS } from '../people/staff-auth.ts';
import { type MailAccount, type SmsAccount, isPushService, type IsPushAddress } from './senders.ts';
import { findStaffSubscriptions } from './queries/push-subscriptions.ts';
import { openLoginLinkJobs } from './login-link-jobs.ts';
import { openMessageJobs } from './message-jobs.ts';
import { openAcknowledgementJobs, NO_ACKNOWLEDGEMENTS } from './withdrawal-acknowledgement-jobs.ts';
import { createSendAcknowledgement } from './send-withdrawal-acknowledgement.ts';
import { testPush } from './push/order-push.ts';
import { newVapidKeys, openWebPush, type VapidKeys } from './push/web-push.ts';
import { openSeven } from './sms/seven.ts';
import { composeMessage, saidOf, messageReasons } from './compose-message.ts';
import { createDeliver, fitsSmsLimits, type Senders } from './deliver-message.ts';
import { createMessageListener } from './plan-messages.ts';
import type { MessageOutlet } from './message-outlet.ts';
import { createSendDailyReport, type ReadDailyReport } from './send-daily-report.ts';
import { createRemindStaff, scheduleReminders } from './remind-staff.ts';
import { createTellUnattended } from './tell-unattended.ts';
import { createTellWebhooksOff } from './tell-webhooks-off.ts';
import { createSendMessage } from './send-message.ts';

interface Dependencies {
  db: Database;
  queue: SharedJobQueue;
  /** null: mails stay in the outbox. */
  mail: MailAccount | null;
  /** null: text messages stay in the outbox. */
  sms: SmsAccount | null;
  /** The origin of the customers' pages. */
  site: () => string;
  /** The origin of the back office. */
  office: () => string;
  /** The origin that serves pictures. */
  api: () => string;
  /** For the confirmation that mails carry. */
  readLogo?: ReadLogo;
  /** The figures of a day, for the report by mail; by default there is none. */
  readReport?: ReadDailyReport;
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
  /** Which addresses notifications may be sent to; by default the browsers' push services. */
  isPushAddress?: IsPushAddress;
  /** Seconds until the next attempt after so many; null: no further one. */
  nextTryAfter?: (tries: number) => number | null;
}

interface OpenMessages {
  /** Plans the messages about an order's moments. */
  listener: OrderListener;
  /** Reminds staff of orders that nobody has answered, and tells them of branches that nobody attends and of webhooks that were switched off; runs every minute by itself. */
  remindStaff: () => Promise<void>;
  /** The messages that staff can send again. */
  tasks: Pick<OrderTasks, 'mail' | 'sms'>;
  /** Sends a test notification to the devices of a branch's staff. */
  testNotification: (device: Device) => Promise<TaskOutcome>;
  /** null: mail is not configured. */
  sendLoginLink: SendLoginLink | null;
  /** What the API needs from messages. */
  outlet: MessageOutlet;
  /** Starts sending waiting messages. */
  start: (readShop: ReadCurrentShop) => Promise<void>;
  close: () => Promise<void>;
}

/** After mail or text messages are configured, only waiting messages this recent are sent. */
const NEWS_MS = 3_600_000;

/** All messages of the shop: the listener that plans them, and the senders of the outbox. */
export async function openMessages(dependencies: Dependencies): Promise<OpenMessages> {
  const { db, queue, now, report, site, office, api, isPushAddress = isPushService } = dependencies;
  let readCurrent: ReadCurrentShop = () => Promise.resolve(null);
  let stopReminding = () => Promise.resolve();
  const started = Promise.withResolvers<void>();
  const readShop = async () => (await readCurrent())?.shop ?? null;
  const addresses = { site, office, api };

  const smtp = dependencies.mail
    ? // Loaded late: a shop without mail never needs it.
      (await import('./mail/smtp.ts')).openSmtp(dependencies.mail)
    : null;
  const keys = JSON.parse(
    await readOrCreateSecret(db, 'vapid', () => JSON.stringify(newVapidKeys())),
  ) as VapidKeys;
  const push = openWebPush({ keys, subject: subjectOf(dependencies), isAllowed: isPushAddress });
  const { sms: place } = dependencies;
  const senders: Senders = {
    mail: smtp?.send ?? null,
    sms: place ? { send: openSeven(place), limits: place.limits } : null,
    push,
  };
  const isConfigured = (channel: MessageChannel) => senders[channel] !== null;

  const boss = await queue.get();
  const jobs = await openMessageJobs(boss);
  const send = createSendMessage({
    ...dependencies,
    jobs,
    readShop,
    addresses,
    deliver: createDeliver(db, senders, now),
  });
  const logins = smtp
    ? await openLoginLinkJobs(boss, { validSeconds: LINK_SECONDS, deliver: sendLogin })
    : null;

  const acknowledgements = smtp
    ? await openAcknowledgementJobs(
        boss,
        createSendAcknowledgement({ db, readShop, office, now, report, send: smtp.send }),
      )
    : NO_ACKNOWLEDGEMENTS;

  async function sendLogin(id: string, link: LoginLink): Promise<void> {
    // Messages may wait for this process, but the shop's name is known only after the start.
    await started.promise;
    const { loginLinkMail } = await import('./mail/login-link-mail.ts');
    const { shopName = '', face } = (await readShop())?.config ?? {};
    const mail = await loginLinkMail(link, {
      id,
      shopName,
      face,
      office: office(),
      minutes: LINK_SECONDS / 60,
    });
    const sent = await smtp?.send(mail);
    if (sent?.ok !== false) return;
    report(new Error(`a login link was not sent: ${sent.reason}`));
    // A recipient without a mailbox does not get one by retries.
    if (!sent.isFinal) throw new Error(sent.reason);
  }

  /** Composes the message about a placed order, and waits for the outcome for staff. */
  async function compose(channel: 'mail' | 'sms', order: Order) {
    const recipient = channel === 'mail' ? order.email : order.phone;
    const asked = {
      id: 0,
      channel,
      audience: 'customer',
      purpose: 'placed',
      recipient,
      payload: {},
    } as const;
    return composeMessage(asked, { order, kept: null }, await readShop(), addresses);
  }

  const tasks: OpenMessages['tasks'] = {
    mail: smtp
      ? async (order) => {
          const content = await compose('mail', order);
          if (content.channel !== 'mail') throw new Error('this is no mail');
          // Sending again creates another mail.
          const sent = await smtp.send({ ...content.mail, id: `order-${order.uid}-${randomUUID()}` });
          return sent.ok ? { ...sent, said: saidOf(content) } : sent;
        }
      : null,
    sms: place
      ? async (order) => {
          const content = await compose('sms', order);
          if (content.channel !== 'sms') throw new Error('this is no text message');
          const over = await fitsSmsLimits(db, order, content.text, place.limits, new Date(now()));
          if (over !== null) return { ok: false, reason: over };
          const id = `order-${order.id}-${randomUUID()}`;
          const sent = await openSeven(place)({ id, to: order.phone, text: content.text, isRepeated: false });
          return sent.ok ? { ...sent, said: saidOf(content) } : sent;
        }
      : null,
  };

  /** Sends messages that could not be sent when they were written, unless it is too late for them. */
  async function catchUp(): Promise<void> {
    const since = new Date(now() - NEWS_MS);
    for (const channel of ['mail', 'sms'] as const) {
      if (!isConfigured(channel)) continue;
      await db.transaction(async (tx) => {
        const woken = await wakeMessages(tx, channel, since);
        await jobs.write(
          tx,
          woken.map(({ id }) => ({ id, channel })),
        );
      });
    }
  }

  const reminding = { db, jobs, readShop: () => readCurrent(), isConfigured, now };
  const [remindOfOrders, tellUnattended] = [createRemindStaff(reminding), createTellUnattended(reminding)];
  const tellWebhooksOff = createTellWebhooksOff(reminding);
  const { readReport } = dependencies;
  const sendReport =
    smtp && readReport
      ? createSendDailyReport({ db, readShop, readReport, send: smtp.send, office, now, report })
      : null;
  const remindStaff = async () => {
    await remindOfOrders();
    await tellUnattended();
    await tellWebhooksOff();
    await sendReport?.();
  };

  return {
    listener: createMessageListener({ jobs, isConfigured, now }),
    remindStaff,
    tasks,
    async testNotification({ branch }) {
      const devices = await findStaffSubscriptions(db, branch.id, new Date(now()));
      const sent = await Promise.all(devices.map((device) => push(device, testPush(office()))));
      if (sent.some(({ ok }) => ok)) return { ok: true };
      const [failed] = sent.filter((outcome) => !outcome.ok);
      return { ok: false, reason: failed?.reason ?? 'no device of that branch takes notifications' };
    },
    // Not awaited: the response time must not reveal whether the account exists.
    sendLoginLink: logins
      ? (link) => {
          void logins.send(link).catch(report);
          return Promise.resolve();
        }
      : null,
    outlet: {
      write: jobs.write,
      writeAcknowledgement: acknowledgements.write,
      isConfigured,
      addresses,
      publicKey: keys.publicKey,
      isPushAddress,
    },
    async start(read) {
      readCurrent = read;
      started.resolve();
      await catchUp();
      await acknowledgements.work();
      stopReminding = scheduleReminders(remindStaff, { now, report });
      await jobs.work({ run: send, bury: (id) => giveUpMessage(db, id, messageReasons.lost) });
    },
    async close() {
      started.resolve();
      await stopReminding();
      await Promise.all([jobs.close(), acknowledgements.close(), logins?.close()]);
      smtp?.close();
    },
  };
}

/** The contact for push services, which RFC 8292 requires. */
function subjectOf({ mail, site }: Dependencies): string {
  const address = /([^\s<>]+@[^\s<>]+?)>?$/.exec(mail?.from ?? '')?.[1];
  if (address !== undefined) return `mailto:${address}`;
  const origin = site();
  return origin.startsWith('https:') ? origin : 'mailto:post@localhost';
}
