import { describe, expect, it } from 'vitest';
import { asEntered, previewOf } from '../../../src/backoffice/price-times/preview.ts';
import { changeText, whenText } from '../../../src/backoffice/price-times/sentence.ts';
import type { Menu } from '../../../src/lib/contract/entities.ts';
import { BERLIN, ms, product, rule } from '../../domain/samples.ts';
import { menuOf } from '../../domain/price-times/samples.ts';
import { shopPriceTime } from '../../support/price-times.ts';

describe('price times in the list', () => {
  it.each([
    [{}, '20 % weniger'],
    [{ percent: 12.5 }, '12,5 % weniger'],
    [{ kind: 'amount' as const, value: 1.5 }, '1,50 EUR weniger'],
    [{ kind: 'fixed' as const, prices: [{ product: { id: 1 }, price: 5 }] }, '1 eigener Preis'],
  ])('%j are %s', (change, text) => {
    expect(changeText(shopPriceTime(change), 'EUR')).toBe(text);
  });

  it.each([
    [[], 'Keine Zeiten'],
    [[rule('daily', '16:00-18:00')], 'Mo–So 16:00–18:00'],
    [[rule('daily', '11:00-14:00'), rule('sunday', 'closed')], 'Mo–Sa 11:00–14:00'],
    [
      [rule('monday', '11:00-14:00'), rule('monday', '17:00-18:00'), rule('friday', '22:00-02:00')],
      'Mo 11:00–14:00, 17:00–18:00, Fr 22:00–02:00',
    ],
    [[rule('saturday', '10:00-12:00'), rule('2026-12-24', 'closed')], 'Sa 10:00–12:00, 1 besonderer Tag'],
  ])('with hours %j hold %s', (hours, text) => {
    expect(whenText(hours)).toBe(text);
  });
});

describe('the preview of price times', () => {
  const menus = [menuOf({ 1: [1, 2] })] as Menu[];
  const products = [1, 2, 3].map((id) => product({ id, name: `Gericht ${id}`, price: 10 }));
  const at = (time: string) => ({ branchId: 1, at: ms(`2026-11-21T${time}`), zone: BERLIN });

  it('shows what each of its products on the menu costs then, by other price times as well', () => {
    const entered = asEntered({ ...shopPriceTime(), products: [{ id: 1 }, { id: 3 }] });
    const other = shopPriceTime({ id: 2, percent: 30 });
    const happy = previewOf(entered, [], { menus, products }, at('17:00'));
    expect(happy).toEqual({
      holds: true,
      until: ms('2026-11-21T18:00'),
      rows: [{ id: 1, name: 'Gericht 1', regular: 1000, atTime: 800 }],
    });
    expect(previewOf(entered, [other], { menus, products }, at('17:00')).rows).toMatchObject([
      { atTime: 700 },
    ]);
    expect(
      previewOf(entered, [shopPriceTime({ percent: 90 })], { menus, products }, at('18:00')),
    ).toMatchObject({
      holds: false,
      rows: [{ atTime: 1000 }],
    });
  });

  it('leaves out what is still being typed', () => {
    const { hours, percent, prices } = asEntered({
      percent: NaN,
      hours: [rule('daily', '16:00-'), rule('monday', '16:00-18:00')],
      prices: [{ product: { id: 1 }, price: NaN }],
    });
    expect([hours, percent, prices]).toEqual([[rule('monday', '16:00-18:00')], 0, []]);
  });
});
