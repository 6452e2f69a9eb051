import { describe, expect, it } from 'vitest';
import { matchPictures } from '../../src/lib/domain/picture-names.ts';

const PRODUCTS = [
  { id: 4, name: 'Tagessuppe' },
  { id: 12, name: 'Käse-Spätzle' },
  { id: 13, name: 'Pizza "4 Käse"' },
  { id: 14, name: '4 Käse' },
  { id: 20, name: 'Cola' },
  { id: 21, name: 'cola' },
  { id: 30, name: 'Soße, groß' },
];
const found = (...files: string[]) => {
  const matches = new Map(matchPictures(files, PRODUCTS).map((match) => [match.file, match]));
  return files.map((file) => matches.get(file)?.product ?? matches.get(file)?.reason);
};

describe('the pictures of a file belong to the products', () => {
  it.each([
    'Käse-Spätzle.jpg',
    'kaese_spaetzle.JPEG',
    'Ka\u0308se Spa\u0308tzle.png',
    'Bilder/Karte 2026/käse  spätzle.webp',
  ])('of the same name, however it is written: %s', (file) => expect(found(file)).toEqual([12]));
  it('of the same number, with or without the name', () => {
    expect(found('12.jpg', '012.jpg', '12 Käse-Spätzle.jpg')).toEqual([12, 12, 12]);
    expect(found('99.jpg', '12 Tagessuppe.jpg')).toEqual(['unknown', 'unknown']);
  });
  it('by name before by number', () => {
    expect(found('4 Käse.jpg', '4.jpg', 'Pizza 4 Käse.jpg')).toEqual([14, 4, 13]);
  });
  it('several of one product, in the order of their numbers', () => {
    const files = ['Tagessuppe 10.jpg', 'Tagessuppe-2.jpg', 'Tagessuppe (1).jpg', '12_2.jpg'];
    expect(matchPictures(files, PRODUCTS)).toEqual([
      { file: '12_2.jpg', product: 12 },
      { file: 'Tagessuppe (1).jpg', product: 4 },
      { file: 'Tagessuppe-2.jpg', product: 4 },
      { file: 'Tagessuppe 10.jpg', product: 4 },
    ]);
  });
  it('but to none where two have the name, or nobody has', () => {
    expect(found('COLA.jpg', 'Fanta.jpg', '.jpg')).toEqual(['several', 'unknown', 'unknown']);
  });
  it('with ß and ss alike', () => expect(found('Sosse gross.jpg')).toEqual([30]));
});
