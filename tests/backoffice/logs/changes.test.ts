import { describe, expect, it } from 'vitest';
import { changesOf, headlineOf } from '../../../src/backoffice/logs/changes.ts';

const shown = {
  instant: (instant: string) => (instant === '2026-11-23T02:00:00.000Z' ? '03 Uhr morgens' : `? ${instant}`),
  branch: (id: number) => (id === 3 ? 'Nachtküche' : undefined),
};

describe('the log', () => {
  const context = {
    action: 'update',
    entity: 'products',
    id: 103,
    before: { price: 9, enabled: true },
    after: { price: 10.5, enabled: false },
  };
  it('shows each changed field before and after', () => {
    expect(headlineOf({ context, message: '' })).toBe('Produkt 103 geändert');
    expect(changesOf({ context }, shown)).toEqual([
      { field: 'Preis', before: '9', after: '10,5' },
      { field: 'Im Verkauf', before: 'ja', after: 'nein' },
    ]);
  });

  it('shows nested values in German', () => {
    const until = '2026-11-23T02:00:00.000Z';
    const soldOut = [
      { part: null, until, option: null, product: { id: 402 } },
      { part: 'Extras', until, option: 'Speck', product: { id: 501 } },
    ];
    const openingHours = [{ type: 'daily', date: null, from: '10:00', to: '22:00' }];
    const parts = [{ name: 'Extras', optional: true, options: [{ name: 'Feta', value: 1.5 }] }];
    expect(
      changesOf({ context: { before: { soldOut: [] }, after: { soldOut, openingHours, parts } } }, shown),
    ).toEqual([
      {
        field: 'Heute aus',
        before: '–',
        after:
          'bis: 03 Uhr morgens, Produkt: Nr. 402\n' +
          'Auswahl: Extras, bis: 03 Uhr morgens, Option: Speck, Produkt: Nr. 501',
      },
      {
        field: 'Öffnungszeiten',
        before: null,
        after: 'Art: jeden Tag, von: 10:00, bis: 22:00',
      },
      {
        field: 'Auswahl',
        before: null,
        after: 'Name: Extras, Freiwillig: ja, Optionen: [(Name: Feta, Wert: 1,5)]',
      },
    ]);
  });
});
