import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../platform/database/database.ts';
import { readRevision } from './queries/shop-revision.ts';
import { writeShop } from './queries/write-shop.ts';

/**
 * Gives a database without a shop the demo shop; `keepPicture` stores its pictures. `drawn`: the folder with the pictures as a release
 * brings them; null: they are drawn now.
 */
export async function seedDemo(
  db: Database,
  keepPicture: (name: string, bytes: Uint8Array) => Promise<void>,
  drawn: string | null,
): Promise<void> {
  if ((await readRevision(db)) > 0) return;
  // Only a first start needs it.
  const { demoShop } = await import('./demo/index.ts');
  for await (const [name, bytes] of drawn === null ? drawPictures() : readPictures(drawn))
    await keepPicture(name, bytes);
  // Last, so that a start cut short begins from the start.
  await writeShop(db, demoShop, { isDemo: true });
}

type NamedPicture = [name: string, bytes: Uint8Array];

async function* readPictures(folder: string): AsyncGenerator<NamedPicture> {
  for (const name of await readdir(folder)) yield [name, await readFile(join(folder, name))];
}

/** Draws them, which takes some seconds: what a release does once. */
export async function* drawPictures(): AsyncGenerator<NamedPicture> {
  const { drawDemoPictures } = await import('./demo/pictures.ts');
  for await (const { id, version, extension, bytes } of drawDemoPictures())
    yield [`${id}-${version}.${extension}`, bytes];
}
