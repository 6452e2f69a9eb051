// Shows notifications and opens what they lead to. It answers no requests: pages are the app's worker's matter.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data ? event.data.json() : {};
  if (!title) return;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, renotify: true, lang: 'de', data: { url } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data ?? {};
  if (!url) return;
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const open = windows.find((page) => page.url.split('#')[0] === url);
      return open ? open.focus() : self.clients.openWindow(url);
    })(),
  );
});
