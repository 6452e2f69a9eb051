import { isDeepStrictEqual } from 'node:util';
import type { LogAction, LogEntity } from '../../../lib/contract/people.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { logs } from '../../platform/database/schema.ts';

interface AuditEntry {
  at: Date;
  action: LogAction;
  entity: LogEntity;
  id: number | null;
  /** As it was; null for what is new. */
  before: object | null;
  /** As it is now; null for what is gone. */
  after: object | null;
}

const SECRETS: ReadonlySet<string> = new Set(['password', 'key', 'token', 'hash', 'publicHash', 'secret']);

/**
 * Writes down a change that staff made, in the transaction of the change itself: `insertAudit(tx, actor, { at, action:
 * 'update', entity: 'products', id, before, after })`. Give whole entities as the wire has them; of a change from one to
 * another only the fields that differ are kept. Secrets are left out by name, at any depth.
 */
export async function insertAudit(
  tx: Transaction,
  actor: { id: number; name: string },
  { at, action, entity, id, before, after }: AuditEntry,
): Promise<void> {
  const [from, to] = before && after ? differing(plain(before), plain(after)) : [before, after];
  await tx.insert(logs).values({
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
  });
}

type Fields = Record<string, unknown>;

/** As JSON has it, without secrets. */
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
