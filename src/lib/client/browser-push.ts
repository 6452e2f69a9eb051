/** Push notifications of this browser. Their worker answers no requests: its scope has no page. */

interface Place {
  /** The worker's script. */
  script: string;
  /** Below the script's own folder. */
  scope: string;
}

/** A subscription as the API takes it. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Whether this browser supports notifications and has not blocked them. */
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

/** Asks the customer for permission and subscribes; null: denied. `publicKey` is the shop's (VAPID, base64url). */
export async function subscribeBrowser(
  { script, scope }: Place,
  publicKey: string,
): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(script, { scope });
  await active(registration);
  const known = await registration.pushManager.getSubscription();
  // A subscription for another key is useless, such as after the shop has moved to a new database.
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
