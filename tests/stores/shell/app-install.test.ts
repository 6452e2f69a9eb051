import { describe, expect, test, vi } from 'vitest';
import { createAppInstall, wayByHand, type InstallDependencies } from '../../../src/lib/stores/shell/app.ts';

function phone(changes: Partial<InstallDependencies> = {}) {
  let isRegistered = false;
  const worker = {
    isRegistered: vi.fn(async () => isRegistered),
    register: vi.fn(async () => void (isRegistered = true)),
    unregister: vi.fn(async () => void (isRegistered = false)),
  };
  const ports: InstallDependencies = {
    isEnabled: true,
    isStandalone: () => false,
    worker,
    jar: { cookie: '' },
    device: { userAgent: 'Mozilla/5.0 (Linux; Android 16)', maxTouchPoints: 5 },
    nativePrompt: () => null,
    ...changes,
  };
  return { ports, worker, install: createAppInstall(ports) };
}

describe('the prompt is shown', () => {
  test('when the app can be installed and is not', async () => {
    const { install } = phone();
    await install.offer();
    expect(install.$step.get()).toEqual({ step: 'prompt' });
    expect(install.$isOffered.get()).toBe(true);
  });

  test.each([
    ['the plugin is off', { isEnabled: false }],
    ['the page is the installed app', { isStandalone: () => true }],
    ['the browser cannot do it', { worker: null }],
  ])('not when %s', async (_, changes) => {
    const { install } = phone(changes);
    await install.offer();
    expect(install.$step.get()).toEqual({ step: 'none' });
    expect(install.$isOffered.get()).toBe(false);
  });

  test('not when a worker is already registered', async () => {
    const { install, worker } = phone();
    await worker.register();
    await install.offer();
    expect(install.$step.get()).toEqual({ step: 'none' });
  });

  test('not for a month after it was dismissed, though links still offer it', async () => {
    const { install, ports } = phone();
    await install.offer();
    install.dismiss();
    expect(install.$step.get()).toEqual({ step: 'none' });
    expect(ports.jar.cookie).toBe(`pwa-dismiss=1;path=/;max-age=${30 * 86_400};samesite=lax`);
    await install.offer();
    expect(install.$step.get()).toEqual({ step: 'none' });
    await install.refresh();
    expect(install.$isOffered.get()).toBe(true);
  });
});

describe('manual installation', () => {
  test('shows the steps of the device and is completed by the customer', async () => {
    const { install, worker } = phone();
    await install.begin();
    expect(worker.register).toHaveBeenCalledOnce();
    expect(install.$step.get()).toEqual({ step: 'instructions', way: 'other' });
    await install.complete();
    expect(install.$step.get()).toEqual({ step: 'completed' });
    expect(install.$isOffered.get()).toBe(false);
  });

  test('leaves nothing behind when it is cancelled, and shows the prompt again', async () => {
    const { install, worker } = phone();
    await install.begin();
    await install.cancel();
    expect(worker.unregister).toHaveBeenCalledOnce();
    expect(install.$step.get()).toEqual({ step: 'prompt' });
    expect(install.$isOffered.get()).toBe(true);
  });

  test('continues if the worker cannot be registered', async () => {
    const { install, worker } = phone();
    worker.register.mockRejectedValueOnce(new Error('no storage'));
    await install.begin();
    expect(install.$step.get()).toEqual({ step: 'instructions', way: 'other' });
  });

  test.each([
    ['iphone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5],
    ['ipad', 'Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X)', 5],
    ['ipad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
    ['other', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0],
    ['other', 'Mozilla/5.0 (Linux; Android 16)', 5],
  ])('knows an %s', (way, userAgent, maxTouchPoints) => {
    expect(wayByHand({ userAgent, maxTouchPoints })).toBe(way);
  });
});

describe("installation by the browser's dialog", () => {
  test('is completed when the customer accepts', async () => {
    const { install } = phone({ nativePrompt: () => async () => true });
    const steps: string[] = [];
    install.$step.listen((state) => steps.push(state.step));
    await install.begin();
    expect(steps).toEqual(['instructions', 'completed']);
  });

  test('is cancelled when the customer declines or it fails', async () => {
    for (const answer of [async () => false, async () => Promise.reject(new Error('no gesture'))]) {
      const { install, worker } = phone({ nativePrompt: () => answer });
      await install.begin();
      expect(install.$step.get()).toEqual({ step: 'prompt' });
      expect(worker.unregister).toHaveBeenCalledOnce();
    }
  });

  test('counts if the customer accepts after cancelling the instructions', async () => {
    let agree: (isAgreed: boolean) => void = () => {};
    const answer = new Promise<boolean>((resolve) => (agree = resolve));
    const { install, worker } = phone({ nativePrompt: () => () => answer });
    const begun = install.begin();
    await install.cancel();
    agree(true);
    await begun;
    expect(install.$step.get()).toEqual({ step: 'completed' });
    expect(await worker.isRegistered()).toBe(true);
  });
});
