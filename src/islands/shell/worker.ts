import type { VitePWAOptions } from 'vite-plugin-pwa';

/**
 * The app's service worker, which Workbox writes to /sw.js. Only reading is answered from here: what is
 * posted, and everything under /api, goes to the network or fails in sight of the customer. The functions are copied into
 * the worker as text, so they use nothing from around them.
 */

/** How long to wait for the network before serving the cached page. */
const PAGE_TIMEOUT_SECONDS = 3;

/** Larger files are the map and the back office: fetched when needed, and kept then. */
const LARGEST_AHEAD_BYTES = 300_000;

export const worker = {
  strategies: 'generateSW',
  registerType: 'prompt',
  // Registered by src/lib/client/browser-app.ts, when the customer installs the app.
  injectRegister: null,
  // Each shop has its own: src/pages/manifest.webmanifest.ts.
  manifest: false,
  showMaximumFileSizeToCacheInBytesWarning: true,
  workbox: {
    mode: 'production',
    globPatterns: ['_astro/**/*.{js,css}', 'favicon.svg', 'offline/index.html'],
    maximumFileSizeToCacheInBytes: LARGEST_AHEAD_BYTES,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    navigateFallback: null,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    runtimeCaching: [
      {
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin &&
          request.mode === 'navigate' &&
          !/^\/(api|backend|image|upload)(\/|$)/.test(url.pathname),
        handler: 'NetworkFirst',
        options: {
          cacheName: 'pages',
          networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
          expiration: { maxEntries: 60, purgeOnQuotaError: true },
          plugins: [
            {
              // One shell serves every order, and a page is the same whatever follows its '?'.
              cacheKeyWillBeUsed: async ({ request }) => {
                const { origin, pathname } = new URL(request.url);
                return origin + pathname.replace(/^((?:\/[a-z]{2})?\/status)\/.*/, '$1');
              },
              // A redirection may not answer a navigation later.
              cacheWillUpdate: async ({ response }) =>
                response.status === 200 && !response.redirected ? response : null,
              // Marked before it is painted, so nothing moves.
              cachedResponseWillBeUsed: async ({ cachedResponse }) =>
                cachedResponse &&
                new Response((await cachedResponse.text()).replace('<html', '<html data-stale'), {
                  headers: { 'content-type': 'text/html; charset=utf-8' },
                }),
              // The page for missing reception, in the language of the page seen last; the German one is kept ahead. Renewed once while
              // the worker runs.
              cacheDidUpdate: async ({ request }) => {
                const base = /^\/[a-z]{2}(?=\/|$)/.exec(new URL(request.url).pathname)?.[0] ?? '';
                const seen = globalThis as { offlineIn?: string };
                if (seen.offlineIn === base) return;
                seen.offlineIn = base;
                await caches.delete('offline');
                if (base !== '') await (await caches.open('offline')).add(`${base}/offline`).catch(() => {});
              },
              handlerDidError: async () => {
                const offline = await caches.open('offline');
                const [kept] = await offline.keys();
                return (
                  (kept && (await offline.match(kept))) ?? caches.match('/offline', { ignoreSearch: true })
                );
              },
            },
          ],
        },
      },
      {
        // A picture's version is part of its address.
        urlPattern: ({ url }) => url.pathname.startsWith('/image/'),
        handler: 'CacheFirst',
        options: { cacheName: 'pictures', expiration: { maxEntries: 200, purgeOnQuotaError: true } },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'),
        handler: 'CacheFirst',
        options: { cacheName: 'parts', expiration: { maxEntries: 60, purgeOnQuotaError: true } },
      },
    ],
  },
} satisfies Partial<VitePWAOptions>;
