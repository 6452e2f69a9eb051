/** `npm run --silent shop:export [FILE]`: writes the shop as a shop file, to the file or to standard output. */
import { writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { exportShop } from '../shop/shop-file.ts';
import { withDatabase } from './with-database.ts';

const [path] = process.argv.slice(2);

await withDatabase(async (db) => {
  const text = await exportShop(db);
  if (text === null) {
    process.stderr.write('Es gibt noch keinen Shop.\n');
    return 1;
  }
  if (path !== undefined) await writeFile(path, text);
  // A pipe accepts only a part at once, and the process ends right after.
  else if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  return 0;
});
