/** Notifications as this browser has them. Its worker answers no requests: its scope holds no page. */

interface Place {
  /** The worker's script. */
  script: string;
  /** Below the script's own folder. */
  scope: string;
}

/** What a shop is told of a subscription. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Whether this browser has notifications at all, and its owner has not said no for good. */
export const canBeNotified = (): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis &&
  Notification.permission !== 'denied';

/** The subscription that this browser has; null: none. */
export async function currentSubscription({
  scope,
}: Pick<Place, 'scope'>): Promise<BrowserSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // Another worker may answer for a scope that is around this one.
  if (!registration?.scope.endsWith(scope)) return null;
  return read(await registration.pushManager.getSubscription());
}

/** Asks whoever sits there; null: they said no. `publicKey` is the shop's (VAPID, base64url). */
export async function subscribeBrowser(
  { script, scope }: Place,
  publicKey: string,
): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(script, { scope });
  await active(registration);
  const known = await registration.pushManager.getSubscription();
  // One for another key, as after the shop has moved to a new database, is of no use any more.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe();
  return read(
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
  );
}

function active(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (!worker || registration.active) return Promise.resolve();
  return new Promise((done) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') done();
    });
  });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function read(subscription: PushSubscription | null): BrowserSubscription | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  return endpoint !== undefined && p256dh !== undefined && auth !== undefined
    ? { endpoint, keys: { p256dh, auth } }
    : null;
}
