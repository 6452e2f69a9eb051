import { foldText } from './dish-search.ts';
import type { Part, PartOption, PartType, PriceModifier } from './product.ts';

/**
 * A product's parts in one table cell, such as `Größe: klein; groß +2,00 | Extras (mehrere, freiwillig): Käse +1,50; Speck =3,00`:
 * parts end with a line or `|`, options with `;`. `+` adds to the price, `-` takes from it, `=` replaces it. Brackets
 * hold the kind of a part other than one option, and whether it is optional. `Cola #12` stands for the product with that number. Names
 * that contain signs of the notation are quoted; quotation marks within them are doubled.
 */

/** What a cell says of a part; the rest of it, such as allergens of options, is not in tables. */
export type TablePart = Pick<Part, 'name' | 'type' | 'optional'> & {
  options: TableOption[];
};

/** Of a component only which product it is. */
type TableOption = Pick<PartOption, 'name' | 'modifier' | 'value'> & { product?: { id: number } | undefined };

const TYPES: Readonly<Record<PartType, string>> = {
  select: 'eine',
  multiselect: 'mehrere',
  text: 'Text',
  textarea: 'langer Text',
  image: 'Bild',
  images: 'Bilder',
  file: 'Datei',
  files: 'Dateien',
};
const OPTIONAL = 'freiwillig';
/** Says that a product has no parts; an empty cell says nothing. */
const NONE = 'keine';

const byWord = new Map((Object.keys(TYPES) as PartType[]).map((type) => [foldText(TYPES[type]), type]));
const SIGNS: Readonly<Record<string, PriceModifier>> = {
  '+': 'add',
  '-': 'subtract',
  '−': 'subtract',
  '=': 'overwrite',
};
const SIGN_OF: Readonly<Record<PriceModifier, string>> = { add: '+', subtract: '-', overwrite: '=' };

/** Names that would be read as something else. */
const isAmbiguous = (name: string) =>
  /#\d+$/.test(name) ||
  /[;|:()"\n\r]|[+\-−=]\s*[\d.,]+\s*(€|EUR|CHF)?\s*$|^\s|\s$|\s\s|^$/i.test(name) ||
  foldText(name) === NONE;
const quoted = (name: string) => (isAmbiguous(name) ? `"${name.replaceAll('"', '""')}"` : name);

/** A product's parts as a cell; '' without parts. */
export function writeParts(parts: readonly TablePart[]): string {
  return parts
    .map(({ name, type, optional, options }) => {
      const isUsual = type === 'select' && options.length > 0;
      const words = [...(isUsual ? [] : [TYPES[type]]), ...(optional ? [OPTIONAL] : [])];
      const head = `${quoted(name)}${words.length > 0 ? ` (${words.join(', ')})` : ''}`;
      return options.length > 0 ? `${head}: ${options.map(writeOption).join('; ')}` : head;
    })
    .join(' | ');
}

function writeOption({ name, modifier, value, product }: TableOption): string {
  const said = product ? `${quoted(name)} #${product.id}` : quoted(name);
  if (value === 0 && modifier !== 'overwrite') return said;
  return `${said} ${SIGN_OF[modifier]}${value.toFixed(2).replace('.', ',')}`;
}

/** Reads a cell that is not empty. null: it cannot be read. `readPrice` reads '2,00 €'; null: no price. */
export function readParts(text: string, readPrice: (text: string) => number | null): TablePart[] | null {
  if (foldText(text) === NONE) return [];
  const parts = split(text, /[|\n\r]/).filter((part) => part.trim() !== '');
  const read = parts.map((part) => readPart(part, readPrice));
  if (read.length === 0 || !read.every((part) => part !== null)) return null;
  return hasTwice(read) ? null : read;
}

function readPart(text: string, readPrice: (text: string) => number | null): TablePart | null {
  const [head = '', ...rest] = split(text, /:/);
  const options = rest.join(':');
  const found = /^(.*?)\s*\(([^()]*)\)\s*$/s.exec(head);
  const words = found?.[2]?.split(',').map(foldText) ?? [];
  const isWords = words.length > 0 && words.every((word) => byWord.has(word) || word === foldText(OPTIONAL));
  const name = unquoted(isWords ? (found?.[1] ?? '') : head);
  const type = isWords ? (words.map((word) => byWord.get(word)).find(Boolean) ?? 'select') : 'select';
  const optional = isWords && words.includes(foldText(OPTIONAL));
  const read = split(options, /;/)
    .filter((option) => option.trim() !== '')
    .map((option) => readOption(option, readPrice));
  if (name === '' || !read.every((option) => option !== null) || hasTwice(read)) return null;
  // Any text would be a part without options otherwise.
  if (read.length === 0 && !words.some((word) => byWord.has(word))) return null;
  return { name, type, optional, options: read };
}

function readOption(text: string, readPrice: (text: string) => number | null): TableOption | null {
  const priced = /^(.*?)\s*([+\-−=])\s*([\d.,]+\s*(?:€|EUR|CHF)?)\s*$/is.exec(text);
  // A name in quotation marks may end like a price, or like a component.
  const isPriced = priced !== null && isOutside(priced[1]);
  const said = isPriced ? (priced[1] ?? '') : text;
  const component = /^(.*?)\s*#(\d{1,9})\s*$/s.exec(said);
  const isComponent = component !== null && isOutside(component[1]);
  const name = unquoted(isComponent ? (component[1] ?? '') : said);
  if (name === '') return null;
  const product = isComponent ? { product: { id: Number(component[2]) } } : {};
  if (!isPriced) return { name, modifier: 'add', value: 0, ...product };
  const value = readPrice(priced[3] ?? '');
  return value === null ? null : { name, modifier: SIGNS[priced[2] ?? ''] ?? 'add', value, ...product };
}

const isOutside = (before = '') => before.split('"').length % 2 === 1;

const hasTwice = (named: readonly { name: string }[]) =>
  new Set(named.map(({ name }) => name)).size < named.length;

function unquoted(text: string): string {
  const trimmed = text.trim();
  const inner = /^"(.*)"$/s.exec(trimmed)?.[1];
  return inner === undefined ? trimmed : inner.replaceAll('""', '"');
}

/** Splits at signs outside of quotation marks. */
function split(text: string, at: RegExp): string[] {
  const pieces = [''];
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && at.test(sign)) pieces.push('');
    else pieces[pieces.length - 1] += sign;
  }
  return pieces;
}

/** The parts that a cell makes of a product's: those of the same name keep what tables do not say, and leave their group if it says otherwise. */
export function mergeParts(before: readonly Part[], said: readonly TablePart[]): Part[] {
  return said.map((part) => {
    const known = before.find(({ name }) => name === part.name);
    return {
      description: '',
      ...known,
      ...(known?.group && writeParts([known]) !== writeParts([part]) && { group: undefined }),
      ...part,
      options: part.options.map((option) => {
        const { product: _product, ...kept } = known?.options.find(({ name }) => name === option.name) ?? {};
        return { ...kept, ...option };
      }),
    };
  });
}
