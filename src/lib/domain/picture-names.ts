/** The product that a picture's file is named after; null: none, or several of that name. */
export interface PictureMatch {
  file: string;
  product: number | null;
  /** Why there is none. */
  reason?: 'unknown' | 'several';
}

interface Named {
  id: number;
  name: string;
}

/** 'Bilder/Käse-Spätzle_2.JPG' → 'Käse-Spätzle_2'. */
const stemOf = (file: string) => file.replace(/^.*[/\\]/, '').replace(/\.[a-z0-9]{2,5}$/i, '');

/**
 * What names have in common however they are written: case, accents (also as other systems take them apart), `ae` for `ä`, and whatever
 * stands between words.
 */
export function nameKey(name: string): string {
  return name
    .toLocaleLowerCase('de')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Finds the product of each picture by its file's name: the product's name, its number, or both; a further number tells the pictures of one
 * product apart ('Pizza 2.jpg'). Names come before numbers, so '4 Käse.jpg' is the pizza of that name. In the order of names and numbers.
 */
export function matchPictures(files: readonly string[], products: readonly Named[]): PictureMatch[] {
  const byName = Map.groupBy(products, ({ name }) => nameKey(name));
  const byId = new Map(products.map((product) => [product.id, product]));
  const ofNumber = (text: string | undefined) => (text ? byId.get(Number(text)) : undefined);
  const match = ({ file, key }: { file: string; key: string }): PictureMatch => {
    const [, number, rest = ''] = /^(\d{1,9})(?: (.+))?$/.exec(key) ?? [];
    const numbered = ofNumber(number);
    const isBoth =
      numbered && (rest === '' || /^\d+$/.test(rest) || withoutNumber(rest) === nameKey(numbered.name));
    const named = byName.get(key) ?? (isBoth ? [numbered] : byName.get(withoutNumber(key)));
    if (!named?.[0]) return { file, product: null, reason: 'unknown' };
    if (named.length > 1) return { file, product: null, reason: 'several' };
    return { file, product: named[0].id };
  };
  const order = new Intl.Collator('de', { numeric: true });
  return files
    .map((file) => ({ file, key: nameKey(stemOf(file)) }))
    .toSorted((a, b) => order.compare(a.key, b.key))
    .map(match);
}

const withoutNumber = (key: string) => key.replace(/ \d+$/, '');
