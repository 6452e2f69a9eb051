import { afterEach, expect, test, vi } from 'vitest';
import { appWorker } from '../../src/lib/client/browser-app.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that has these stores, and a worker or none. */
function browser(registration?: { unregister: () => Promise<boolean> }) {
  const stores = new Set(['pages', 'pictures']);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stores]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  });
  const container = { getRegistration: () => Promise.resolve(registration) };
  return { stores, container: container as unknown as ServiceWorkerContainer };
}

test('unregistering the service worker deletes its caches', async () => {
  const unregister = vi.fn(() => Promise.resolve(true));
  const { stores, container } = browser({ unregister });
  await appWorker(container)?.unregister();
  expect(unregister).toHaveBeenCalledOnce();
  expect([...stores]).toEqual([]);
});

test('so does a visit after the browser has removed the worker but not its caches', async () => {
  const { stores, container } = browser();
  await appWorker(container)?.unregister();
  expect([...stores]).toEqual([]);
});
