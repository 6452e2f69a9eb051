import type { BrowserContext, Page } from '@playwright/test';
import type { Push } from '../../src/server/messages/senders.ts';
import { newVapidKeys, openWebPush } from '../../src/server/messages/push/web-push.ts';
import { startPushService } from '../support/push-service.ts';
import { expect } from './test.ts';

/** Notifications on their last way: from what a push service hands to a browser to what its owner sees. */

/** What the shop's own sender encrypts, as a browser decrypts it. */
async function payloadOf(push: Push): Promise<string> {
  const service = await startPushService();
  const browser = service.newBrowser();
  const { endpoint, keys } = browser.subscription;
  const send = openWebPush({
    keys: newVapidKeys(),
    subject: 'mailto:post@example.org',
    isAllowed: () => true,
  });
  const sent = await send({ endpoint, ...keys }, push);
  await service.stop();
  expect(sent).toEqual({ ok: true });
  return JSON.stringify(browser.received[0]?.shown);
}

/** Hands a payload to the worker of that scope as the browser does, once it is active; no push service is asked. */
async function deliver(page: Page, scope: string, data: string): Promise<void> {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  const scopes = new Map<string, string>();
  const active = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations) scopes.set(registrationId, scopeURL);
  });
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { registrationId, status } of versions)
      if (status === 'activated' && scopes.get(registrationId) === origin + scope)
        active.resolve(registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await active.promise;
  // Detaching at once may drop the message.
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

interface Shown {
  title: string;
  body: unknown;
  tag: string;
  lang: string;
}

/** Delivers a push until the device shows just that notification: a busy browser drops messages, and one that arrives twice replaces itself. */
export async function expectShown(page: Page, scope: string, push: Push, shown: Shown): Promise<void> {
  const payload = await payloadOf(push);
  await expect(async () => {
    await deliver(page, scope, payload);
    await expect.poll(() => shownBy(page, scope), { timeout: 5000 }).toEqual([shown]);
  }).toPass({ timeout: 60_000 });
}

/** The notifications that a device shows, by the worker of that scope. */
export const shownBy = (page: Page, scope: string) =>
  page.evaluate(async (place) => {
    const registration = await navigator.serviceWorker.getRegistration(place);
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
  }, scope);

interface Worker extends EventTarget {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
  WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
  NotificationEvent: new (type: string, init: { notification?: Notification | undefined }) => Event;
}

/**
 * Taps the notification: what the worker opens then, and which window it fetches to the front. Browsers let a worker do either only after a
 * real tap, which nothing provokes from here, so that both are written down in place of being done.
 */
export async function tap(context: BrowserContext, script: RegExp) {
  const worker = context.serviceWorkers().find((it) => script.test(it.url()));
  if (!worker) throw new Error('there is no such worker');
  return worker.evaluate(async () => {
    const self = globalThis as unknown as Worker;
    const done = { opened: [] as string[], focused: [] as string[] };
    self.clients.openWindow = (url) => {
      done.opened.push(url);
      return Promise.resolve(null);
    };
    self.WindowClient.prototype.focus = function focus() {
      done.focused.push(this.url);
      return Promise.resolve(this);
    };
    const [notification] = await self.registration.getNotifications();
    const work: Promise<unknown>[] = [];
    const event = Object.assign(new self.NotificationEvent('notificationclick', { notification }), {
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    });
    self.dispatchEvent(event);
    await Promise.all(work);
    return done;
  });
}
