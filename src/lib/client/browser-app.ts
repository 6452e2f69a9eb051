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
      // Also what a worker has left behind that went by itself.
      for (const name of await caches.keys()) await caches.delete(name);
    },
  };
}
