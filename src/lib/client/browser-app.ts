/** The app's service worker, as browsers register it (SPEC section 4 'App install'). */

const SCOPE = '/';
/** What the worker keeps pages in, by `src/islands/shell/worker.ts`. */
export const PAGE_CACHE = 'pages';

/** null where the browser has no service workers, as on a page without https. */
export function appWorker(container: ServiceWorkerContainer | undefined = navigator.serviceWorker) {
  if (!container) return null;
  return {
    isRegistered: async () => (await container.getRegistration(SCOPE)) !== undefined,
    async register() {
      await container.register('/sw.js', { scope: SCOPE });
      // The page that is open was loaded without the worker; seen once, it opens offline too.
      const pages = await caches.open(PAGE_CACHE);
      await Promise.allSettled([pages.add('/'), pages.add(location.pathname)]);
    },
    async unregister() {
      const registration = await container.getRegistration(SCOPE);
      await registration?.unregister();
      // Also caches left by a worker that removed itself.
      for (const name of await caches.keys()) await caches.delete(name);
    },
  };
}

/** The browser's own window for installing a page, which some offer (SPEC section 2 'App-install prompt'). */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by the shell when the browser offers its window, which it does once. */
    installPrompt?: Event | undefined;
  }
}

/** Opens the window and answers whether it was agreed to; null while none was offered. An offer serves once. */
export function nativePrompt(): (() => Promise<boolean>) | null {
  const event = window.installPrompt as InstallPromptEvent | undefined;
  if (!event) return null;
  return async () => {
    window.installPrompt = undefined;
    return (await event.prompt()).outcome === 'accepted';
  };
}
