import { describe, expect, it } from 'vitest';
import type { Api } from '../../../src/lib/client/api.ts';
import { createOrderPush } from '../../../src/lib/stores/status/status-page.ts';

const SUBSCRIPTION = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'p', auth: 'a' } };

function newPush({
  answers = {},
  allowed = SUBSCRIPTION,
}: { answers?: Record<string, unknown>; allowed?: typeof SUBSCRIPTION | null } = {}) {
  const calls: string[] = [];
  const storage: Record<string, string> = {};
  const api = ((name: string) => {
    calls.push(name);
    const known = { 'get /api/push/key': { ok: true, data: { publicKey: 'key' } } } as Record<
      string,
      unknown
    >;
    return Promise.resolve(answers[name] ?? known[name] ?? { ok: true, data: {} });
  }) as unknown as Api;
  const create = () =>
    createOrderPush({
      api,
      place: { uid: 'u', hash: 'h' },
      subscribe: () => Promise.resolve(allowed),
      storage,
      storageKey: 'asp.shop.push.u',
    });
  return { push: create(), create, calls, storage };
}

describe('Push notifications about an order', () => {
  it('are enabled on request, and still on after a reload', async () => {
    const { push, create, storage } = newPush();
    expect(push.$step.get()).toBe('off');
    await push.turnOn();
    expect(push.$step.get()).toBe('on');
    expect(storage).toEqual({ 'asp.shop.push.u': SUBSCRIPTION.endpoint });
    expect(create().$step.get()).toBe('on');
  });

  it('are disabled on request', async () => {
    const { push, calls, storage } = newPush();
    await push.turnOn();
    await push.turnOff();
    expect(push.$step.get()).toBe('off');
    expect(storage).toEqual({});
    expect(calls.at(-1)).toBe('delete /api/orders/public/{uid}/{hash}/push');
  });

  it('show a denied permission without calling the shop', async () => {
    const { push, calls } = newPush({ allowed: null });
    await push.turnOn();
    expect(push.$step.get()).toBe('refused');
    expect(calls).toEqual(['get /api/push/key']);
  });

  it.each([
    ['the shop sends none', { 'get /api/push/key': { ok: true, data: { publicKey: null } } }],
    ['the API knows of none', { 'get /api/push/key': { ok: false, status: 404, errors: [] } }],
    [
      'the shop does not take it',
      { 'post /api/orders/public/{uid}/{hash}/push': { ok: false, status: 409, errors: [] } },
    ],
  ])('show an error if %s', async (_, answers) => {
    const { push, storage } = newPush({ answers });
    await push.turnOn();
    expect(push.$step.get()).toBe('failed');
    expect(storage).toEqual({});
  });

  it('stay on if disabling failed', async () => {
    const answers = { 'delete /api/orders/public/{uid}/{hash}/push': { ok: false, status: 0, errors: [] } };
    const { push, storage } = newPush({ answers });
    await push.turnOn();
    await push.turnOff();
    expect(push.$step.get()).toBe('failed');
    expect(Object.keys(storage)).toHaveLength(1);
  });
});
