import type { BookSettings } from '../../lib/contract/books.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { createCorrectOrder } from './correct-order.ts';
import { createDayCloses } from './day-closes.ts';
import { createExports } from './exports/exports.ts';
import { findBookSettings, writeBookSettings } from './queries/book-settings.ts';

/** Day closes, corrections, exports, and the accounts of the booking batch. */
export function createBookService(db: Database, readShop: ReadCurrentShop, now: () => number) {
  return {
    dayCloses: createDayCloses(db, readShop, now),
    exports: createExports(db, readShop, now),
    correctOrder: createCorrectOrder(db, now),
    readSettings: () => findBookSettings(db),
    writeSettings: (actor: Actor, settings: BookSettings): Promise<BookSettings> =>
      db.transaction(async (tx) => {
        const before = await findBookSettings(tx);
        await writeBookSettings(tx, settings);
        const entry = { action: 'update', entity: 'books', id: null } as const;
        await insertAudit(tx, actor, { ...entry, at: new Date(now()), before, after: settings });
        return settings;
      }),
  };
}

export type BookService = ReturnType<typeof createBookService>;
