import type { Database } from '../database/database.ts';
import { countRows, withSnapshot } from './read-rows.ts';
import { fillDatabase, type FillProblem } from './restore-backup.ts';

interface Databases {
  /** Only read. */
  from: Database;
  /** Empty, or with nothing but the demo shop. */
  to: Database;
}

/** A table, and how many of its rows were found on both sides. */
export interface MovedTable {
  table: string;
  here: number;
  there: number;
}

type Moved = { ok: true; tables: MovedTable[] } | { ok: false; code: FillProblem };

/** Copies everything of one database into another, in one transaction on each side. Throws if not every row arrives, and leaves nothing. */
export function moveDatabase({ from, to }: Databases): Promise<Moved> {
  return withSnapshot(from, async (snapshot, tx) => {
    const here = await countRows(tx, snapshot.tables);
    const filled = await fillDatabase({ db: to, accepts: 'demo' }, snapshot);
    if (!filled.ok) return filled;
    const tables = Object.entries(here).map(([table, count]) => ({
      table,
      here: count,
      there: filled.counts[table] ?? 0,
    }));
    return { ok: true, tables };
  });
}
