/** `npm run shop:import FILE`: replaces the shop with the one in a shop file (DESIGN section 4). */
import { readFile } from 'node:fs/promises';
import { importShop } from '../shop/shop-file.ts';
import { quit, withDatabase } from './with-database.ts';

const WORDS: Readonly<Record<string, string>> = {
  divisions: 'Organisationen',
  branches: 'Filialen',
  menus: 'Speisekarten',
  categories: 'Kategorien',
  products: 'Produkte',
  tags: 'Tags',
  tables: 'Tische',
  blocks: 'Inhalte',
  donatees: 'Spendenempfänger',
  optionGroups: 'gemeinsame Optionen',
  stations: 'Stationen',
  promotions: 'Aktionen',
  priceTimes: 'Preiszeiten',
  translations: 'Übersetzungen',
};

const [path] = process.argv.slice(2);
if (path === undefined) quit('Aufruf: npm run shop:import DATEI');
const text = await readFile(path, 'utf8').catch((error: Error) =>
  quit(`${path} ist nicht zu lesen: ${error.message}`),
);

await withDatabase(async (db) => {
  const imported = await importShop(db, text);
  if (!imported.ok) {
    process.stderr.write(`${imported.problems.join('\n')}\nNichts wurde geändert.\n`);
    return 1;
  }
  const counts = Object.entries(imported.counts).map(([name, count]) => `${count} ${WORDS[name] ?? name}`);
  process.stdout.write(`Übernommen: ${counts.join(', ')}.\n`);
  return 0;
});
