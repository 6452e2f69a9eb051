import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '../../../src/lib/client/api.ts';
import type { Mode } from '../../../src/lib/domain/modes.ts';
import { createDraft } from '../../../src/lib/stores/checkout/draft.ts';
import { createSlotHold, SETTLED_MS } from '../../../src/lib/stores/checkout/slot-hold.ts';
import type { TextStorage } from '../../../src/lib/stores/storage.ts';

const SIX = '2026-11-21T17:00:00.000Z';
const SEVEN = '2026-11-21T18:00:00.000Z';

describe('The place of the chosen time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  let storage: TextStorage;
  beforeEach(() => {
    storage = {};
  });

  /** A checkout whose API answers as told; `calls` are what it was asked. */
  function open({ isOn = true, seconds = 300 as number | null } = {}) {
    const calls: string[] = [];
    const answers = { seconds };
    const api = ((call: string, { body }: { body?: { appointmentDate: string } } = {}) => {
      calls.push(body ? `hold ${body.appointmentDate}` : call.split(' ')[0]!);
      return Promise.resolve(
        answers.seconds === null
          ? { ok: false, status: 409, errors: [] }
          : { ok: true, data: { seconds: answers.seconds } },
      );
    }) as unknown as Api;
    const draft = createDraft({}, 'draft');
    const terms = { api, branchId: 3, draft, $mode: atom<Mode>('takeaway'), isOn: () => isOn };
    const hold = createSlotHold({ ...terms, storage, storageKey: 'hold' });
    const choose = async (appointmentDate: string | null) => {
      draft.setKey('appointmentDate', appointmentDate);
      await vi.advanceTimersByTimeAsync(SETTLED_MS);
    };
    const type = async () => {
      draft.setKey('name', `${draft.get().name}a`);
      await vi.advanceTimersByTimeAsync(SETTLED_MS);
    };
    const end = hold.start();
    return { hold, choose, type, calls, answers, end };
  }

  test('is held once the customer has settled on a time, under a key that stays', async () => {
    const { hold, choose, calls } = open();
    void choose(SIX);
    await choose(SEVEN);
    expect(calls).toEqual([`hold ${SEVEN}`]);
    expect(hold.$holding.get()).toMatchObject({ state: 'held' });
    expect(hold.key()).toMatch(/^[0-9a-f]{32}$/);
    expect(storage['hold']).toBe(hold.key());
    // Another time of the same half hour.
    await choose('2026-11-21T18:15:00.000Z');
    expect(calls).toHaveLength(1);
  });

  test('is given back for none, and for one that is full', async () => {
    const { hold, choose, calls, answers } = open();
    await choose(SIX);
    await choose(null);
    expect([calls.at(-1), hold.$holding.get().state, hold.key()]).toEqual(['delete', 'none', null]);
    await choose(SIX);
    answers.seconds = null;
    await choose(SEVEN);
    expect([calls.slice(-2), hold.$holding.get().state]).toEqual([[`hold ${SEVEN}`, 'delete'], 'none']);
  });

  test('ends by itself, is not taken again unasked, and still orders with its key', async () => {
    const { hold, choose, type, calls, end } = open();
    await choose(SIX);
    await vi.advanceTimersByTimeAsync(300_000);
    await type();
    expect([hold.$holding.get().state, calls.length]).toEqual(['ended', 1]);
    expect(hold.key()).toBe(storage['hold']);
    await choose(SEVEN);
    expect([hold.$holding.get().state, calls.length]).toEqual(['held', 2]);
    hold.used();
    expect([hold.key(), storage['hold'], hold.$holding.get().state]).toEqual([null, undefined, 'none']);
    end();
    await choose(SIX);
    expect(calls).toHaveLength(2);
  });

  test('is not asked for where the shop holds none', async () => {
    const { choose, calls } = open({ isOn: false });
    await choose(SIX);
    expect(calls).toEqual([]);
  });
});
