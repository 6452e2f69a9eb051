import type { Database } from './database.ts';
import { readRevision } from './shop-revision.ts';
import { writeShop } from './write-shop.ts';

/** Gives a database without a shop the demo shop; `keepPicture` stores its pictures. */
export async function seedDemo(
  db: Database,
  keepPicture: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  if ((await readRevision(db)) > 0) return;
  // Only a first start needs it.
  const { demoShop, drawDemoPictures } = await import('./demo/index.ts');
  for await (const { id, version, extension, bytes } of drawDemoPictures())
    await keepPicture(`${id}-${version}.${extension}`, bytes);
  // Last, so that a start cut short begins anew.
  await writeShop(db, demoShop, { isDemo: true });
}
