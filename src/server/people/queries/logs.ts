import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { Log, LOG_FIELDS } from '../../../lib/contract/people.ts';
import type { Database } from '../../platform/database/database.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';
import { logs } from '../../platform/database/schema.ts';

type NewLog = typeof logs.$inferInsert;

/** Adds one line to the shop's log. */
export async function insertLog(db: Database, log: NewLog): Promise<void> {
  await db.insert(logs).values(log);
}

/** A number in an entry's context; null where there is something else. */
const numberIn = (name: string): SQL =>
  sql`case when jsonb_typeof(${logs.context} -> ${sql.raw(`'${name}'`)}) = 'number'
    then (${logs.context} ->> ${sql.raw(`'${name}'`)})::numeric end`;

const LOG_COLUMNS: ListColumns<typeof LOG_FIELDS> = {
  fields: {
    id: logs.id,
    level: logs.level,
    message: logs.message,
    createdAt: logs.createdAt,
    action: sql`${logs.context} ->> 'action'`,
    entity: sql`${logs.context} ->> 'entity'`,
    entityId: numberIn('id'),
    userId: numberIn('userId'),
  },
  search: [logs.message, sql`${logs.context} ->> 'userName'`],
  order: [desc(logs.id)],
};

/** Part of the log, newest first unless asked otherwise. */
export async function findLogs(db: Database, query: ListQuery): Promise<ListPage<Log>> {
  const { where, orderBy, limit, offset } = listClauses(query, LOG_COLUMNS);
  const rows = await db
    .select()
    .from(logs)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { items: rows.map(toLog), total: await db.$count(logs, where) };
}

export async function findLog(db: Database, id: number): Promise<Log | null> {
  const [row] = await db.select().from(logs).where(eq(logs.id, id));
  return row ? toLog(row) : null;
}

function toLog({ createdAt, ...row }: typeof logs.$inferSelect): Log {
  return { ...row, createdAt: createdAt.toISOString() };
}
