import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emphasised } from '../../src/lib/domain/emphasis.ts';

const strongIn = (text: string) =>
  emphasised(text).flatMap(({ text: piece, isStrong }) => (isStrong ? piece : []));

describe('A list of ingredients', () => {
  test('has the words strong that name an allergen', () => {
    expect(emphasised('Weizenmehl, Wasser, Vollmilchpulver (3 %)')).toEqual([
      { text: 'Weizenmehl', isStrong: true },
      { text: ', Wasser, ', isStrong: false },
      { text: 'Vollmilchpulver', isStrong: true },
      { text: ' (3 %)', isStrong: false },
    ]);
  });

  test.each([
    ['GERSTENMALZ, Hartweizengrieß, Dinkelvollkornmehl', 3],
    ['Magermilch, Butterreinfett, Sahne, Frischkäse, Süßmolkenpulver, Laktose', 6],
    ['Eier aus Bodenhaltung, Eigelb, Volleipulver, Freilandeier, Ei', 5],
    ['Haselnüsse, Walnusskerne, Mandeln, Erdnussöl, Cashewkerne', 5],
    ['Sojalecithin, Senfsaat, Knollensellerie, Sesamöl, Süßlupinenmehl', 5],
    ['Natriummetabisulfit, Schwefeldioxid', 2],
    ['Thunfisch, Sardellen, Lachs, Miesmuscheln, Tintenfisch, Riesengarnelen', 6],
  ])('finds all of %s', (text, count) => {
    expect(strongIn(text)).toEqual(text.split(', ').map((one) => one.replace(' aus Bodenhaltung', '')));
    expect(strongIn(text)).toHaveLength(count);
  });

  test('leaves words alone that only look like one', () => {
    const others =
      'Buchweizenmehl, Kokosmilch, Kokosnuss, Muskatnuss, Kakaobutter, Butternutkürbis, Milchsäure, glutenfrei, laktosefreie, Lachsschinken, Austernpilze, Eisen, Reis, Emmentalblüten';
    expect(strongIn(others)).toEqual([]);
  });

  test('has strong what stands between stars, without them', () => {
    const text = '*Grana Padano*, Öl';
    expect(emphasised(text)).toEqual([
      { text: 'Grana Padano', isStrong: true },
      { text: ', Öl', isStrong: false },
    ]);
  });

  test('keeps the stars of footnotes', () => {
    const text = 'Tomaten*, Basilikum*, Salz (*aus kontrolliert biologischem Anbau)';
    expect(emphasised(text)).toEqual([{ text, isStrong: false }]);
  });

  test('is whole in its pieces, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const whole = emphasised(text).map((piece) => piece.text);
        expect(whole.join('').replaceAll('*', '')).toBe(text.replaceAll('*', ''));
      }),
    );
  });
});
