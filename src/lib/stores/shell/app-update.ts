import { atom } from 'nanostores';

/** 30 minutes (SPEC section 9). */
const UPDATE_EVERY_MS = 1_800_000;

export interface UpdatePorts {
  container: Pick<ServiceWorkerContainer, 'controller' | 'getRegistration' | 'addEventListener'>;
  reload: () => void;
}

/** What a waiting worker takes as the word to take over. */
const SKIP_WAITING = { type: 'SKIP_WAITING' };

/** Keeps the app's worker up to date; a new one waits until the customer restarts (SPEC sections 2 and 4). */
export function createAppUpdate({ container, reload }: UpdatePorts) {
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

  /** Lets the new version take over and loads the page anew, once, whatever else changes hands. */
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

export type AppUpdate = ReturnType<typeof createAppUpdate>;
