import { asc, inArray } from 'drizzle-orm';
import type { Station } from '../../../lib/contract/entities.ts';
import type { Device } from '../../../lib/contract/printing.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { stations } from '../../platform/database/schema.ts';

/** The stations that a printer prints for, in their order; none: it prints whole orders. Those that the shop no longer has do not count. */
export async function findStationsOf(
  db: Database | Transaction,
  { stations: chosen }: Pick<Device, 'stations'>,
): Promise<Station[]> {
  if (chosen.length === 0) return [];
  const ids = chosen.map(({ id }) => id);
  return db
    .select({ id: stations.id, name: stations.name })
    .from(stations)
    .where(inArray(stations.id, ids))
    .orderBy(asc(stations.position), asc(stations.id));
}

/** Whether a printer has something to print of an order with lines of these stations. */
export async function printsAnyOf(
  db: Database | Transaction,
  device: Pick<Device, 'stations'>,
  lines: readonly (number | null | undefined)[],
): Promise<boolean> {
  const known = await findStationsOf(db, device);
  return known.length === 0 || known.some(({ id }) => lines.includes(id));
}
