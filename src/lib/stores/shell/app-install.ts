import { atom } from 'nanostores';

/** How the shop is installed on this device: by the browser's own window, or by hand in one of three ways. */
export type InstallWay = 'automatic' | 'ipad' | 'iphone' | 'other';

export type InstallStep =
  { step: 'none' } | { step: 'prompt' } | { step: 'instructions'; way: InstallWay } | { step: 'completed' };

/** The one service worker at root scope. */
export interface AppWorker {
  isRegistered: () => Promise<boolean>;
  register: () => Promise<void>;
  unregister: () => Promise<void>;
}

export interface InstallPorts {
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
export function wayByHand({ userAgent, maxTouchPoints }: InstallPorts['device']): InstallWay {
  if (/iPhone|iPod/.test(userAgent)) return 'iphone';
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ipad';
  return 'other';
}

/** Installing the shop as an app: prompt, instructions, then completed or cancelled (SPEC section 4 'App install'). */
export function createAppInstall(ports: InstallPorts) {
  const { worker, jar } = ports;
  const $step = atom<InstallStep>({ step: 'none' });
  /** Whether a link may offer it: plugin on, not standalone, supported, nothing registered. */
  const $isOffered = atom(false);

  async function refresh(): Promise<boolean> {
    const isPossible = ports.isEnabled && !ports.isStandalone() && worker !== null;
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

  /** To be called by a tap: browsers open their window for nothing less. */
  async function begin(): Promise<void> {
    if (!worker || $step.get().step === 'instructions') return;
    const ask = ports.nativePrompt();
    $step.set({ step: 'instructions', way: ask ? 'automatic' : wayByHand(ports.device) });
    // Without a worker the shop is an app all the same, only not offline (SPEC section 8).
    const registering = worker.register().catch(() => undefined);
    const isAgreed = ask ? await ask().catch(() => false) : null;
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

  /** Nothing stays behind, and the prompt is there again. */
  async function cancel(): Promise<void> {
    $step.set({ step: 'prompt' });
    await worker?.unregister().catch(() => undefined);
    await refresh();
  }

  return { $step, $isOffered, refresh, offer, dismiss, begin, complete, cancel };
}

export type AppInstall = ReturnType<typeof createAppInstall>;
