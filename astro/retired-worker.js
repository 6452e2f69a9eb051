// The last resort: served as the app's worker, it removes itself, what it kept, and reloads the pages that it served.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  await self.registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({ type: 'window' });
  // Not awaited: a page that loads waits for this worker to be active.
  for (const page of pages) page.navigate(page.url).catch(() => {});
}
