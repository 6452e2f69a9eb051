import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditsDone } from '../../../src/lib/contract/many-edits.ts';
import { planOf } from '../../../src/lib/domain/day-plans.ts';
import { isModeOpen } from '../../../src/lib/domain/hours.ts';
import { DateTime } from 'luxon';
import { logs } from '../../../src/server/platform/database/schema.ts';
import { newApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await newApp();
  admin = await app.as('admin');
  const { shop } = (await app.readShop())!;
  const [first] = shop.branches;
  const second = { ...first!, id: 2, identifier: 'zweite', name: 'Zweite' };
  await app.setShop({ ...shop, branches: [...shop.branches.filter(({ id }) => id !== 2), second] });
});
afterAll(() => app.close());

const PATH = '/api/closing-days';
const CHRISTMAS = { day: '2026-12-25', hours: [] };
const EVE = { day: '2026-12-24', hours: [{ from: '11:00', to: '14:00' }] };
const branchNow = async (id: number) =>
  (await app.readShop())!.shop.branches.find((branch) => branch.id === id)!;
const planAt = async (id: number, date: string) => planOf((await branchNow(id)).openingHours, { date });
const atBranches = (ids: number[], days: object[]) => ({
  changes: ids.map((id) => ({ branch: { id }, days })),
});

describe('closing days', () => {
  it('of several branches are one edit, and taken back as one', async () => {
    const before = (await app.readShop())!;
    const entries = await app.db.$count(logs);
    const { status, data } = await admin.put(PATH, atBranches([1, 2], [EVE, CHRISTMAS]));
    expect([status, data]).toEqual([200, { changed: 2, logId: expect.any(Number) as number }]);
    for (const id of [1, 2]) {
      expect(await planAt(id, '2026-12-25')).toEqual([]);
      expect(await planAt(id, '2026-12-24')).toEqual(EVE.hours);
    }
    const noon = DateTime.fromISO('2026-12-25T13:00', { zone: 'Europe/Berlin' });
    for (const mode of ['takeaway', 'delivery'] as const)
      expect(isModeOpen(await branchNow(1), mode, noon)).toBe(false);
    const after = (await app.readShop())!;
    expect([after.revision - before.revision, (await app.db.$count(logs)) - entries]).toEqual([1, 1]);
    expect(after.isDemo).toBe(before.isDemo);

    // What else was changed meanwhile stays.
    await admin.put('/api/branches/1', { closedMessage: 'Frohes Fest' });
    const undone = await admin.post(`/api/edits/${(data as EditsDone).logId}/undo`);
    expect(undone).toMatchObject({ status: 200, data: { removed: 0, restored: 2 } });
    expect(await branchNow(1)).toEqual({ ...before.shop.branches[0], closedMessage: 'Frohes Fest' });
    expect(await planAt(2, '2026-12-25')).toBeNull();
    expect((await admin.post(`/api/edits/${(data as EditsDone).logId}/undo`)).status).toBe(409);
  });

  it('that are so already are no edit', async () => {
    await admin.put(PATH, atBranches([1], [CHRISTMAS]));
    const { revision } = (await app.readShop())!;
    const again = await admin.put(PATH, atBranches([1], [CHRISTMAS, { day: '2027-01-01', hours: null }]));
    expect(again).toMatchObject({ status: 200, data: { changed: 0, logId: null } });
    expect((await app.readShop())!.revision).toBe(revision);
    await admin.put(PATH, atBranches([1], [{ ...CHRISTMAS, hours: null }]));
    expect(await planAt(1, '2026-12-25')).toBeNull();
  });

  it('named twice for a branch all hold', async () => {
    const two = [...atBranches([1], [EVE]).changes, ...atBranches([1], [CHRISTMAS]).changes];
    expect((await admin.put(PATH, { changes: two })).status).toBe(200);
    expect([await planAt(1, EVE.day), await planAt(1, CHRISTMAS.day)]).toEqual([EVE.hours, []]);
  });

  it('are not taken back once the hours were changed again', async () => {
    const { data } = await admin.put(PATH, atBranches([2], [CHRISTMAS]));
    await admin.put(PATH, atBranches([2], [{ day: '2026-12-31', hours: [] }]));
    const refused = await admin.post(`/api/edits/${(data as EditsDone).logId}/undo`);
    expect([refused.status, refused.errors[0]?.message]).toEqual([409, expect.stringContaining('geändert')]);
  });

  it('are for managers at their own branches, all or none, and for nobody below', async () => {
    const manager = await app.as('manager', [1]);
    const day = { day: '2027-05-01', hours: [] };
    const own = await manager.put(PATH, atBranches([1], [day]));
    expect(own.status).toBe(200);
    expect((await manager.put(PATH, atBranches([1, 2], [day, CHRISTMAS]))).status).toBe(403);
    // Nor is what changes nothing there.
    expect((await manager.put(PATH, atBranches([2], [CHRISTMAS]))).status).toBe(403);
    expect(await planAt(2, '2027-05-01')).toBeNull();
    const others = await admin.put(PATH, atBranches([2], [day]));
    const undo = (done: unknown) => `/api/edits/${(done as EditsDone).logId}/undo`;
    expect((await manager.post(undo(others.data))).status).toBe(403);
    expect((await manager.post(undo(own.data))).status).toBe(200);
    expect(await planAt(1, '2027-05-01')).toBeNull();
    const employee = await app.as('employee', [1]);
    expect((await employee.put(PATH, atBranches([1], [day]))).status).toBe(403);
  });

  it('need branches, days and times that there are', async () => {
    expect((await admin.put(PATH, atBranches([4711], [CHRISTMAS]))).status).toBe(404);
    for (const bad of [
      { changes: [] },
      atBranches([1], []),
      atBranches([1], [{ day: '2026-02-30', hours: [] }]),
      atBranches([1], [{ day: '2026-12-24', hours: [{ from: '25:00', to: '14:00' }] }]),
    ])
      expect((await admin.put(PATH, bad)).status).toBe(422);
  });
});
