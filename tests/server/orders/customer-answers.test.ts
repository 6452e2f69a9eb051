import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../../src/server/platform/database/schema.ts';
import { draft, fieldsOf, newApp, NOON, type TestApp } from '../../support/app.ts';

const EVENING = '2026-11-21T18:30:00.000Z';
const STARS = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2 };

describe("a customer's answer", () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp()));
  afterAll(() => app.close());

  /** An order in a state, and its path. */
  async function order(state: Partial<typeof orders.$inferInsert>) {
    const { data } = await app.order(draft());
    if (Object.keys(state).length > 0) await app.db.update(orders).set(state).where(eq(orders.id, data.id));
    return { id: data.id, path: `/api/orders/public/${data.uid}/${data.hash}` };
  }

  const proposed = () => order({ counterAppointment: new Date(EVENING) });
  /** As a browser sends it: without a body. */
  const say = (path: string) => app.call(path, { method: 'POST' });

  describe('the time that the shop proposes', () => {
    it('is accepted by the customer, which confirms the order', async () => {
      const { path } = await proposed();
      const answer = await say(`${path}/confirm-counter-appointment`);
      expect(answer.status).toBe(200);
      expect(answer.data).toMatchObject({ isConfirmed: true, isRejected: false, appointment: EVENING });
      expect((await app.call(path)).data).toEqual(answer.data);
    });

    it('is declined, which ends the order', async () => {
      const { path } = await proposed();
      const answer = await say(`${path}/reject-counter-appointment`);
      expect(answer.data).toMatchObject({ isConfirmed: false, isRejected: true, appointment: null });
    });

    it.each([
      ['was never proposed', {}],
      ['is of an order that was confirmed', { confirmedAt: new Date(NOON) }],
      ['is of an order that was canceled', { canceledAt: new Date(NOON) }],
    ])('cannot be answered when it %s', async (_, state) => {
      const known = Object.keys(state).length > 0 ? { counterAppointment: new Date(EVENING) } : {};
      const { path } = await order({ ...known, ...state });
      const before = (await app.call(path)).data;
      for (const word of ['confirm', 'reject']) {
        const answer = await say(`${path}/${word}-counter-appointment`);
        expect([answer.status, answer.errors[0]?.message]).toEqual([
          409,
          'Bestellstatus konnte nicht geändert werden',
        ]);
      }
      expect((await app.call(path)).data).toEqual(before);
    });

    it('cannot be answered by anyone else', async () => {
      const { path } = await proposed();
      const wrong = `${path.slice(0, -4)}0000`;
      expect((await say(`${wrong}/confirm-counter-appointment`)).status).toBe(404);
      expect((await app.post(`${wrong}/questionnaire`, STARS)).status).toBe(404);
      expect((await app.call(path)).data).toMatchObject({ isConfirmed: false });
    });
  });

  describe('a rating', () => {
    const completed = () => order({ confirmedAt: new Date(NOON), completedAt: new Date(NOON) });

    it('is accepted once, for a completed order', async () => {
      const { path } = await completed();
      const rate = async () => (await app.post(`${path}/questionnaire`, STARS)).status;
      expect([await rate(), await rate()]).toEqual([201, 409]);
      expect((await app.call(path)).data).toMatchObject({ questionnaireRating: 5 });
    });

    it('is refused for an open order', async () => {
      const { path } = await order({ confirmedAt: new Date(NOON) });
      const answer = await app.post(`${path}/questionnaire`, STARS);
      expect([answer.status, answer.errors[0]?.message]).toEqual([
        409,
        'Bewertung konnte nicht gesendet werden',
      ]);
    });

    it('names missing and invalid stars in German', async () => {
      const { path } = await completed();
      const answer = await app.post(`${path}/questionnaire`, {
        ...STARS,
        rating: 6,
        foodRating: 0.5,
        serviceRating: undefined,
      });
      expect(answer.status).toBe(422);
      expect(fieldsOf(answer).sort()).toEqual(['foodRating', 'rating', 'serviceRating']);
      expect(answer.errors.map(({ message }) => message)).toContain('Diese Angabe fehlt.');
    });
  });
});
