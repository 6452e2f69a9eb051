import { isDeepStrictEqual } from 'node:util';
import type { LogAction, LogEntity, Log, LOG_FIELDS } from '../../../lib/contract/people.ts';
import type { Transaction, Database } from '../../platform/database/database.ts';
import { logs } from '../../platform/database/schema.ts';
import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';

interface AuditEntry {
  at: Date;
  action: LogAction;
  entity: LogEntity;
  id: number | null;
  /** The state before; null for a new entity. */
  before: object | null;
  /** The state after; null for a deleted entity. */
  after: object | null;
}

const SECRETS: ReadonlySet<string> = new Set(['password', 'key', 'token', 'hash', 'publicHash', 'secret']);

/**
 * Records a change by staff in the transaction of the change: `insertAudit(tx, actor, { at, action: 'update', entity: 'products', id,
 * before, after })`; answers the entry's id. Takes whole entities as on the wire and stores only the fields that differ. Secrets are removed by name at any depth.
 */
export async function insertAudit(
  tx: Transaction,
  actor: { id: number; name: string },
  { at, action, entity, id, before, after }: AuditEntry,
): Promise<number> {
  const [from, to] = before && after ? differing(plain(before), plain(after)) : [before, after];
  const [entry] = await tx
    .insert(logs)
    .values({
      level: 'audit',
      message: [action, entity, id].filter((part) => part !== null).join(' '),
      context: {
        userId: actor.id,
        userName: actor.name,
        action,
        entity,
        id,
        before: from && plain(from),
        after: to && plain(to),
      },
      createdAt: at,
    })
    .returning({ id: logs.id });
  return entry?.id ?? 0;
}

type Fields = Record<string, unknown>;

/** As JSON, without secrets. */
function plain(entity: object): Fields {
  return JSON.parse(
    JSON.stringify(entity, (name, value: unknown) => (SECRETS.has(name) ? undefined : value)),
  ) as Fields;
}

function differing(before: Fields, after: Fields): [Fields, Fields] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return [pick(before), pick(after)];
}

type NewLog = typeof logs.$inferInsert;

/** Adds an entry to the shop's log. */
export async function insertLog(db: Database, log: NewLog): Promise<void> {
  await db.insert(logs).values(log);
}

/** A number in an entry's context; null for anything else. */
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

/** A page of the log, newest first by default. */
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
