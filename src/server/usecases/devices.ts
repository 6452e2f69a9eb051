import { Device } from '../../lib/contract/devices.ts';
import { EDIT_MESSAGES } from '../../lib/contract/edit-messages.ts';
import type { FieldError } from '../../lib/contract/errors.ts';
import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import { hasBranch } from '../db/api-keys.ts';
import { insertAudit } from '../db/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  deleteDevice,
  findDevice,
  holdDevices,
  insertDevice,
  isIdentifierTaken,
  listDevices,
  updateDevice,
} from '../db/devices.ts';
import type { Actor } from './actor.ts';

type Changed = { ok: true; device: Device } | { ok: false; errors: FieldError[] };

/** What admins do with the devices of branches; null where there is none. */
export interface Devices {
  list: (query: ListQuery) => Promise<ListPage<Device>>;
  /** By id, or by identifier. */
  find: (key: string) => Promise<Device | null>;
  create: (actor: Actor, draft: Omit<Device, 'id'>) => Promise<Changed>;
  /** What is left out stays as it is. */
  update: (actor: Actor, id: number, changes: Partial<Device>) => Promise<Changed | null>;
  remove: (actor: Actor, id: number) => Promise<Device | null>;
}

export function createDevices(db: Database, now: () => number): Devices {
  const audit = (
    tx: Transaction,
    actor: Actor,
    id: number,
    action: string,
    before: Device | null,
    after: Device | null,
  ) => insertAudit(tx, actor, { at: new Date(now()), action, entity: 'devices', id, before, after });

  return {
    list: (query) => listDevices(db, query),
    find: (key) => findDevice(db, key),
    create: (actor, draft) =>
      db.transaction(async (tx) => {
        await holdDevices(tx);
        // No device has this id.
        const errors = await problemsOf(tx, { ...draft, id: 0 });
        if (errors.length > 0) return { ok: false, errors };
        const device = await insertDevice(tx, draft);
        await audit(tx, actor, device.id, 'create', null, device);
        return { ok: true, device };
      }),
    update: (actor, id, changes) =>
      db.transaction(async (tx) => {
        await holdDevices(tx);
        const before = await findDevice(tx, String(id));
        if (!before) return null;
        const device = Device.parse({ ...before, ...changes, id });
        const errors = await problemsOf(tx, device);
        if (errors.length > 0) return { ok: false, errors };
        await updateDevice(tx, device);
        await audit(tx, actor, id, 'update', before, device);
        return { ok: true, device };
      }),
    remove: (actor, id) =>
      db.transaction(async (tx) => {
        await holdDevices(tx);
        const before = await findDevice(tx, String(id));
        if (!before) return null;
        await deleteDevice(tx, id);
        await audit(tx, actor, id, 'delete', before, null);
        return before;
      }),
  };
}

async function problemsOf(tx: Transaction, device: Device): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  if (await isIdentifierTaken(tx, device))
    errors.push({ field: 'identifier', message: EDIT_MESSAGES.identifierTaken });
  if (!(await hasBranch(tx, device.branch.id)))
    errors.push({ field: 'branch.id', message: EDIT_MESSAGES.branchUnknown });
  return errors;
}
