import { atom } from 'nanostores';
import { appWorker, nativePrompt } from '../../client/browser-app.ts';
import { once } from '../once.ts';
import { browserStorage } from '../storage.ts';

/** Whether something was ordered on this device: only then the app is offered. */

const keyOf = (shop: string) => `asp.${shop}.ordered`;

export function noteOrder(shop: string): void {
  browserStorage.values[keyOf(shop)] = '1';
}

export const hasOrdered = (shop: string): boolean => keyOf(shop) in browserStorage.values;

/** How the shop is installed on this device: by the browser's own window, or by hand in one of three ways. */
export type InstallWay = 'automatic' | 'ipad' | 'iphone' | 'other';

type InstallStep =
  { step: 'none' } | { step: 'prompt' } | { step: 'instructions'; way: InstallWay } | { step: 'completed' };

/** The one service worker at root scope. */
interface AppWorker {
  isRegistered: () => Promise<boolean>;
  register: () => Promise<void>;
  unregister: () => Promise<void>;
}

export interface InstallDependencies {
  /** Whether the shop has the plugin. */
  isEnabled: boolean;
  isStandalone: () => boolean;
  /** null where the browser has no service workers. */
  worker: AppWorker | null;
  /** `document`, as far as its cookies go. */
  jar: { cookie: string };
  device: { userAgent: string; maxTouchPoints: number };
  /** Opens the browser's own window and answers whether it was agreed to; null while the browser has offered none. */
  nativePrompt: () => (() => Promise<boolean>) | null;
}

/** 1 month (SPEC section 4 'App install'). */
const DISMISSED_SECONDS = 30 * 24 * 60 * 60;
const DISMISSAL = `pwa-dismiss=1;path=/;max-age=${DISMISSED_SECONDS};samesite=lax`;

/** iPads call themselves Macs, but a Mac has no touch screen. */
export function wayByHand({ userAgent, maxTouchPoints }: InstallDependencies['device']): InstallWay {
  if (/iPhone|iPod/.test(userAgent)) return 'iphone';
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ipad';
  return 'other';
}

/** Installing the shop as an app: prompt, instructions, then completed or cancelled (SPEC section 4 'App install'). */
export function createAppInstall(dependencies: InstallDependencies) {
  const { worker, jar } = dependencies;
  const $step = atom<InstallStep>({ step: 'none' });
  /** Whether a link may offer it: plugin on, not standalone, supported, nothing registered. */
  const $isOffered = atom(false);

  async function refresh(): Promise<boolean> {
    const isPossible = dependencies.isEnabled && !dependencies.isStandalone() && worker !== null;
    const isOffered = isPossible && !(await worker.isRegistered());
    $isOffered.set(isOffered);
    return isOffered;
  }

  /** Shows the prompt, unless the customer said 'Jetzt nicht' within the last month or is past it already. */
  async function offer(): Promise<void> {
    const isWanted = !jar.cookie.includes('pwa-dismiss=1') && (await refresh());
    if (isWanted && $step.get().step === 'none') $step.set({ step: 'prompt' });
  }

  function dismiss(): void {
    jar.cookie = DISMISSAL;
    $step.set({ step: 'none' });
  }

  /** To be called in a tap's handler: browsers open their window only then. */
  async function begin(): Promise<void> {
    if (!worker || $step.get().step === 'instructions') return;
    const showPrompt = dependencies.nativePrompt();
    $step.set({ step: 'instructions', way: showPrompt ? 'automatic' : wayByHand(dependencies.device) });
    // Without a worker the shop is an app all the same, only not offline (SPEC section 8).
    const registering = worker.register().catch(() => undefined);
    const isAgreed = showPrompt ? await showPrompt().catch(() => false) : null;
    await registering;
    // Agreed to after all, though the instructions were cancelled meanwhile.
    if (isAgreed === true && $step.get().step !== 'instructions')
      await worker.register().catch(() => undefined);
    if (isAgreed === true) await complete();
    else if (isAgreed === false) await cancel();
    else await refresh();
  }

  async function complete(): Promise<void> {
    $step.set({ step: 'completed' });
    await refresh();
  }

  /** Removes everything of the app and shows the prompt again. */
  async function cancel(): Promise<void> {
    $step.set({ step: 'prompt' });
    await worker?.unregister().catch(() => undefined);
    await refresh();
  }

  return { $step, $isOffered, refresh, offer, dismiss, begin, complete, cancel };
}

export type AppInstall = ReturnType<typeof createAppInstall>;

/** 30 minutes (SPEC section 9). */
const UPDATE_EVERY_MS = 1_800_000;

interface UpdateDependencies {
  container: Pick<ServiceWorkerContainer, 'controller' | 'getRegistration' | 'addEventListener'>;
  reload: () => void;
}

/** The message that makes a waiting worker take over. */
const SKIP_WAITING = { type: 'SKIP_WAITING' };

/** Keeps the app's worker up to date; a new one waits until the customer restarts (SPEC sections 2 and 4). */
export function createAppUpdate({ container, reload }: UpdateDependencies) {
  const $isReady = atom(false);
  let registration: ServiceWorkerRegistration | undefined;
  let isRestarting = false;

  /** The very first worker replaces nothing, so it is no update. */
  const note = () => {
    if (registration?.waiting && container.controller) $isReady.set(true);
  };

  function watch(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', note);
  }

  /** Looks for a new version now and then every 30 minutes; without a registered worker there is nothing to look for. */
  async function start(): Promise<void> {
    registration = await container.getRegistration('/');
    if (!registration) return;
    const found = registration;
    note();
    watch(found.installing);
    found.addEventListener('updatefound', () => watch(found.installing));
    const check = () => void found.update().catch(() => undefined);
    check();
    setInterval(check, UPDATE_EVERY_MS);
  }

  /** Lets the new version take over and reloads the page, once. */
  function restart(): void {
    if (isRestarting) return;
    isRestarting = true;
    const waiting = registration?.waiting;
    // It took over already, from another tab.
    if (!waiting) return reload();
    container.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage(SKIP_WAITING);
  }

  return { $isReady, start, restart };
}

/** The app of the page that is open. */

export const isAppEnabled = () => 'app' in document.documentElement.dataset;

export const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

export const currentInstall = once(() =>
  createAppInstall({
    isEnabled: isAppEnabled(),
    isStandalone,
    worker: appWorker(),
    jar: document,
    device: navigator,
    nativePrompt,
  }),
);

export const currentUpdate = once(() =>
  createAppUpdate({ container: navigator.serviceWorker, reload: () => location.reload() }),
);
