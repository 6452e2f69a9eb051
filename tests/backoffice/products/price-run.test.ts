import { beforeEach, expect, it } from 'vitest';
import type { User } from '../../../src/lib/contract/people.ts';
import type { Product } from '../../../src/lib/domain/product.ts';
import { CallFailed } from '../../../src/backoffice/data/call.ts';
import {
  type PriceChange,
  type PriceStep,
  $priceRun,
  changePrices,
  isComplete,
  recordPrices,
  alreadyChangedBy,
  stopPrices,
} from '../../../src/backoffice/products/price-change.ts';
import { forgetMe, rememberMe } from '../../../src/backoffice/data/me.ts';

const admin = { id: 1, roles: ['ROLE_ADMIN'] } as User;
const TEN: PriceChange = { kind: 'percent', value: 10, rounding: 'cent' };
const step = (id: number): PriceStep => ({
  product: { id, name: `Dish ${id}`, price: 10 } as Product,
  after: 11,
});
const STEPS = [1, 2, 3, 4].map(step);

beforeEach(() => {
  rememberMe(admin);
  $priceRun.set(null);
});

it('a price change stops with the session and continues afterwards with the remaining products', async () => {
  const requested: number[] = [];
  const unauthorized = async ({ product }: PriceStep) => {
    requested.push(product.id);
    if (requested.length < 3) return;
    forgetMe('expired');
    throw new CallFailed(401, [], '');
  };
  await changePrices(TEN, STEPS, unauthorized);
  expect(requested).toEqual([1, 2, 3]);
  expect($priceRun.get()).toMatchObject({ isRunning: false, hasExpired: true, failed: [] });
  rememberMe(admin);
  const settled = alreadyChangedBy($priceRun.get(), TEN);
  expect([...settled]).toEqual([1, 2]);
  // A different change starts from nothing.
  expect(alreadyChangedBy($priceRun.get(), { ...TEN, value: 5 }).size).toBe(0);
  await changePrices(
    TEN,
    STEPS.filter(({ product }) => !settled.has(product.id)),
    ({ product }) => Promise.resolve(requested.push(product.id)),
  );
  expect(requested.slice(3)).toEqual([3, 4]);
  expect($priceRun.get()).toMatchObject({ hasExpired: false, changed: new Set([1, 2, 3, 4]) });
  // The same change may be applied again on purpose.
  expect(alreadyChangedBy($priceRun.get(), TEN).size).toBe(0);
});

it('a price that was changed without an answer is not changed again', async () => {
  await changePrices(TEN, STEPS, ({ product }) =>
    product.id === 2 ? Promise.reject(new CallFailed(0, [], '')) : Promise.resolve(),
  );
  expect($priceRun.get()?.failed.map(({ id }) => id)).toEqual([2]);
  expect([...alreadyChangedBy($priceRun.get(), TEN)]).toEqual([1, 3, 4]);
  recordPrices(STEPS.map(({ product }) => ({ ...product, price: 11 })));
  const run = $priceRun.get();
  expect(run && isComplete(run)).toBe(true);
  expect(run?.failed).toEqual([]);
});

it('a price change stops on request and for another person, who sees nothing of it', async () => {
  await changePrices(TEN, STEPS, ({ product }) => Promise.resolve(product.id === 2 && stopPrices()));
  expect([...($priceRun.get()?.changed ?? [])]).toEqual([1, 2]);
  const requested: number[] = [];
  await changePrices(TEN, STEPS.slice(2), ({ product }) => {
    requested.push(product.id);
    return Promise.resolve(rememberMe({ ...admin, id: 2 }));
  });
  expect(requested).toEqual([3]);
  expect($priceRun.get()).toBeNull();
});
