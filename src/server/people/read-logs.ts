import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import type { Log } from '../../lib/contract/people.ts';
import type { Database } from '../platform/database/database.ts';
import { findLog, findLogs } from './queries/logs.ts';

/** The shop's log, for admins. */
export interface ReadLogs {
  list: (query: ListQuery) => Promise<ListPage<Log>>;
  read: (id: number) => Promise<Log | null>;
}

export function createReadLogs(db: Database): ReadLogs {
  return { list: (query) => findLogs(db, query), read: (id) => findLog(db, id) };
}
