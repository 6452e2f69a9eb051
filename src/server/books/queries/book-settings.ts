import { BookSettings } from '../../../lib/contract/books.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { bookSettings } from '../../platform/database/schema.ts';

/** The accounts of the booking batch; none were set: the contract's defaults. */
export async function findBookSettings(db: Database | Transaction): Promise<BookSettings> {
  const [row] = await db.select({ settings: bookSettings.settings }).from(bookSettings);
  return BookSettings.parse(row?.settings ?? {});
}

export async function writeBookSettings(tx: Transaction, settings: BookSettings): Promise<void> {
  await tx
    .insert(bookSettings)
    .values({ settings })
    .onConflictDoUpdate({ target: bookSettings.id, set: { settings } });
}
