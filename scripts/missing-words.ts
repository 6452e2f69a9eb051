/** What a language's catalogues still lack, of all that customers read (docs/adding.md). */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '..');

/** Folders of German catalogues, each language in a folder of its own in them; `only` those files, of folders that have others. */
const FOLDERS: readonly { folder: string; only?: readonly string[] }[] = [
  { folder: 'src/content/texts' },
  { folder: 'src/lib/domain/words' },
  { folder: 'src/lib/contract/words', only: ['customers.ts'] },
  { folder: 'src/server/orders', only: ['words.ts'] },
  { folder: 'src/server/messages/mail', only: ['customer-texts.ts'] },
  { folder: 'src/server/messages/push', only: ['texts.ts'] },
  { folder: 'src/server/messages/sms', only: ['texts.ts'] },
];

/** Types only, and files that have all languages. */
const NO_CATALOGUE = new Set(['catalogue.ts', 'suggestion.ts']);
/** What only staff read stays German. */
const FOR_STAFF = /^(staffPushTexts|pushReasons)\b/;

/** Every value by its place: `cart.heading`, `weekdays.0`. */
function valuesIn(value: unknown, place = ''): [place: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([key, one]) => valuesIn(one, place === '' ? key : `${place}.${key}`));
}

/** More than three words: shorter ones may be the same in two languages. */
const isSentence = (value: unknown): boolean =>
  typeof value === 'string' && value.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 3;

const load = async (file: string) =>
  new Map(valuesIn({ ...((await import(pathToFileURL(file).href)) as object) }));

/** Lines such as `src/content/texts/fr/cart.ts: cart.total`; none: the language is complete. Sentences that take values are not read. */
export async function missingWords(language: string): Promise<string[]> {
  const missing: string[] = [];
  for (const { folder, only } of FOLDERS) {
    const names = only ?? readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.ts'));
    for (const name of names.filter((one) => !NO_CATALOGUE.has(one))) {
      const shown = join(folder, language, name);
      if (!existsSync(join(ROOT, shown))) {
        missing.push(`${shown}: the file`);
        continue;
      }
      const [german, own] = [await load(join(ROOT, folder, name)), await load(join(ROOT, shown))];
      for (const [place, words] of german) {
        if (FOR_STAFF.test(place)) continue;
        if (typeof own.get(place) !== typeof words) missing.push(`${shown}: ${place}`);
        else if (isSentence(words) && own.get(place) === words) missing.push(`${shown}: ${place} is German`);
      }
    }
  }
  return missing;
}
