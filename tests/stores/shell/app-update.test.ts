import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppUpdate } from '../../../src/lib/stores/shell/app.ts';

class FakeWorker extends EventTarget {
  postMessage = vi.fn();
}

/** A browser with a registered worker, as far as updates see it. */
class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update = vi.fn(async () => {});

  /** A new version is found and gets ready. */
  install(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }
}

class FakeContainer extends EventTarget {
  controller: object | null = {};
  registration: FakeRegistration | undefined = new FakeRegistration();
  getRegistration = async () => this.registration;
}

function app() {
  const container = new FakeContainer();
  const reload = vi.fn();
  const update = createAppUpdate({
    container: container as unknown as ServiceWorkerContainer,
    reload,
  });
  return { container, registration: container.registration!, reload, update };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('checks for a new version at once and then every 30 minutes', async () => {
  const { update, registration } = app();
  await update.start();
  expect(registration.update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(29 * 60_000);
  expect(registration.update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61 * 60_000);
  expect(registration.update).toHaveBeenCalledTimes(4);
});

test('checks nothing if no worker is registered', async () => {
  const { update, container } = app();
  container.registration = undefined;
  await update.start();
  expect(vi.getTimerCount()).toBe(0);
});

test('reports a waiting version, found now or on an earlier page', async () => {
  const now = app();
  await now.update.start();
  expect(now.update.$isReady.get()).toBe(false);
  now.registration.install();
  expect(now.update.$isReady.get()).toBe(true);

  const earlier = app();
  earlier.registration.waiting = new FakeWorker();
  await earlier.update.start();
  expect(earlier.update.$isReady.get()).toBe(true);
});

test('the first worker is not an update', async () => {
  const { update, container, registration } = app();
  container.controller = null;
  await update.start();
  registration.install();
  expect(update.$isReady.get()).toBe(false);
});

test('ignores a failed check', async () => {
  const { update, registration } = app();
  registration.update.mockRejectedValue(new TypeError('offline'));
  await expect(update.start()).resolves.toBeUndefined();
});

test('a restart activates the new version and reloads once, however often it is called', async () => {
  const { update, container, registration, reload } = app();
  await update.start();
  const worker = registration.install();
  update.restart();
  update.restart();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('an unexpected controller change does not reload', async () => {
  const { update, container, reload } = app();
  await update.start();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
});

test('a restart after another tab restarted reloads the page', async () => {
  const { update, registration, reload } = app();
  await update.start();
  registration.install();
  registration.waiting = null;
  update.restart();
  expect(reload).toHaveBeenCalledOnce();
});
