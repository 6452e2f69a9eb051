import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareJobQueue, type SharedJobQueue } from '../../../src/server/platform/queue/job-queue.ts';
import { readConfig } from '../../../src/server/config.ts';
import { openMessages } from '../../../src/server/messages/open-messages.ts';
import { NO_TASKS } from '../../../src/server/orders/order-tasks.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { newAccount } from '../../support/people.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';

const SITE = 'https://essen.example.org';
const OFFICE = 'https://theke.example.org';
const SOON = { timeout: 20_000, interval: 100 };

describe('mail', () => {
  let app: TestApp;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let queue: SharedJobQueue;
  let mail: Awaited<ReturnType<typeof openMessages>>;
  let post: (path: string, body: object, cookie?: string) => Promise<Response>;
  const troubles: unknown[] = [];

  beforeAll(async () => {
    app = await newApp();
    smtp = await startSmtpServer();
    queue = shareJobQueue(app.db, (error) => troubles.push(error));
    mail = await openMessages({
      db: app.db,
      queue,
      mail: { url: smtp.url, from: 'Testshop <post@example.org>' },
      sms: null,
      now: Date.now,
      site: () => SITE,
      office: () => OFFICE,
      api: () => SITE,
      report: (error) => troubles.push(error),
    });
    await mail.start(app.readShop);
    const { app: api } = app.composeAgain({
      sendLoginLink: mail.sendLoginLink,
      tasks: { ...NO_TASKS, ...mail.tasks },
    });
    post = async (path, body, cookie) =>
      api.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
        body: JSON.stringify(body),
      });
  });
  afterAll(async () => {
    await mail.close();
    await queue.close();
    await smtp.stop();
    await app.close();
  });

  const ask = async (email: string) => expect((await post('/api/sessions/link', { email })).status).toBe(202);
  async function mailFor(email: string) {
    const find = () => smtp.received.findLast(({ to }) => to.includes(email));
    await expect.poll(find, SOON).toBeDefined();
    return find();
  }

  it('sends a login link in German, as HTML and text, which signs its owner in', async () => {
    const { email } = await newAccount(app);
    await ask(email);
    const received = await mailFor(email);
    expect(received?.from).toBe('post@example.org');
    expect(received?.mail.from).toMatchObject({ name: 'Testshop', address: 'post@example.org' });
    expect(received?.mail.subject).toMatch(/^Ihr Anmeldelink für .+/);
    const { html = '', text = '' } = received?.mail ?? {};
    expect(html).toContain('lang="de"');
    expect(html).toContain('Jetzt anmelden');
    expect(text).toContain('15 Minuten');
    expect(text).not.toMatch(/<[a-z]/);
    const link = /https:\/\/theke\.example\.org\/backend\/login#token=([\w%-]+)/;
    const [, token = ''] = link.exec(text) ?? [];
    expect(link.exec(html)?.[1]).toBe(token);
    const entered = await post('/api/sessions/from-link', { token: decodeURIComponent(token) });
    expect(entered.status).toBe(201);
    expect(troubles).toEqual([]);
  });

  it('sends no login link to people without an account', async () => {
    const before = smtp.received.length;
    await ask('niemand@example.org');
    const { email } = await newAccount(app);
    await ask(email);
    await mailFor(email);
    expect(smtp.received).toHaveLength(before + 1);
  });

  it('retries a login link while the server is down, and sends it once', async () => {
    const { email } = await newAccount(app);
    await smtp.stop();
    await ask(email);
    await expect.poll(() => troubles.length, SOON).toBeGreaterThan(0);
    smtp = await startSmtpServer(smtp.port);
    await mailFor(email);
    expect(smtp.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
    expect(new Set(smtp.received.map(({ mail: { messageId } }) => messageId)).size).toBe(1);
  });

  it("sends an order's confirmation again when staff request it", async () => {
    const { data } = await app.order(draft({ name: 'Ada <b>Süd</b>', email: 'ada@example.org' }));
    const order = data as { id: number; uid: string; hash: string; ticketNumber: string };
    const sent = await post(
      `/api/orders/${order.id}/resend-new-order-email`,
      {},
      (await app.as('admin')).cookie,
    );
    expect(sent.status).toBe(200);
    const { mail: received } = (await mailFor('ada@example.org')) ?? {};
    expect(received?.subject).toContain(`#${order.ticketNumber}`);
    const status = `${SITE}/status/${order.uid}/${order.hash}`;
    expect(received?.text).toContain(`Bestellung verfolgen: ${status}`);
    expect(received?.html).toContain(`href="${status}"`);
    expect(received?.text).toMatch(/Gesamt Brutto: \d+,\d\d\u00a0EUR/);
    expect(received?.html).toContain('Ada &lt;b&gt;Süd&lt;/b&gt;');
  });

  it('reports a confirmation that could not be sent', async () => {
    const { data } = await app.order(draft({ email: 'ada@example.org' }));
    await smtp.stop();
    const { cookie } = await app.as('admin');
    const path = `/api/orders/${(data as { id: number }).id}/resend-new-order-email`;
    const failed = await post(path, {}, cookie);
    expect(failed.status).toBe(409);
    smtp = await startSmtpServer(smtp.port);
    expect((await post(path, {}, cookie)).status).toBe(200);
  });
});

describe('the mail configuration', () => {
  const mailOf = (env: NodeJS.ProcessEnv) => {
    const read = readConfig(env);
    return read.ok ? read.config.mail : read.problems;
  };
  const SMTP_URL = 'smtp://post:ge%20heim@mail.example.org:587';
  const NO_SENDER = 'Zu SMTP_URL gehört MAIL_FROM: ein Absender wie Pizzeria Roma <bestellung@example.org>.';

  it('has a server and a sender, or is empty', () => {
    for (const from of ['post@example.org', 'Pizzeria Roma <post@example.org>'])
      expect(mailOf({ SMTP_URL, MAIL_FROM: from })).toEqual({ url: SMTP_URL, from });
    expect(mailOf({})).toBeNull();
    expect(mailOf({ SMTP_URL })).toEqual([NO_SENDER]);
  });

  it.each(['Pizzeria Roma', 'a@b.de, c@d.de', 'x\r\nBcc: c@d.de <a@b.de>'])('is not %j', (from) => {
    expect(mailOf({ SMTP_URL, MAIL_FROM: from })).toEqual([
      'MAIL_FROM ist nicht gültig: erwartet wird ein Absender wie Pizzeria Roma <bestellung@example.org>.',
    ]);
  });
});
