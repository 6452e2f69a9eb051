import { randomBytes } from 'node:crypto';
import {
  DeviceDraft,
  type Device,
  type DeviceToken,
  isPrintProblem,
  type PrintProblem,
} from '../../lib/contract/printing.ts';
import { staffWords } from '../platform/staff-words.ts';
import type { FieldError } from '../../lib/contract/fields.ts';
import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import type { LogAction } from '../../lib/contract/people.ts';
import { hasBranch } from '../people/queries/api-keys.ts';
import { insertAudit } from '../people/queries/logs.ts';
import { secretHash } from '../platform/secrets.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import {
  deleteDevice,
  findDevice,
  lockDevices,
  insertDevice,
  isIdentifierTaken,
  listDevices,
  setDeviceToken,
  updateDevice,
} from './queries/devices.ts';
import { findStationsOf } from './queries/stations.ts';
import type { PrinterAccess } from './printers/printer-access.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { TaskOutcome } from '../orders/order-tasks.ts';

type Renewed = { ok: true; token: DeviceToken } | { ok: false; code: 'notFound' | 'notPolling' };
type Changed = { ok: true; device: Device } | { ok: false; errors: FieldError[] };

/** Devices of branches, for admins; null: no such device. */
export interface Devices {
  list: (query: ListQuery) => Promise<ListPage<Device>>;
  /** By id or identifier. */
  find: (key: string) => Promise<Device | null>;
  create: (actor: Actor, draft: DeviceDraft) => Promise<Changed>;
  /** Missing fields stay as they are. */
  update: (actor: Actor, id: number, changes: Partial<DeviceDraft>) => Promise<Changed | null>;
  /** Creates a new secret URL for fetching receipts, and revokes the old one. */
  renewToken: (actor: Actor, id: number) => Promise<Renewed>;
  remove: (actor: Actor, id: number) => Promise<Device | null>;
}

export function createDevices(db: Database, access: PrinterAccess, now: () => number): Devices {
  const audit = (
    tx: Transaction,
    actor: Actor,
    id: number,
    action: LogAction,
    before: Device | null,
    after: Device | null,
  ) => insertAudit(tx, actor, { at: new Date(now()), action, entity: 'devices', id, before, after });

  return {
    list: (query) => listDevices(db, query),
    find: (key) => findDevice(db, key),
    create: (actor, draft) =>
      db.transaction(async (tx) => {
        await lockDevices(tx);
        // No device has id 0.
        const errors = await problemsOf(tx, access, { id: 0, stations: [] }, draft);
        if (errors.length > 0) return { ok: false, errors };
        const device = await insertDevice(tx, draft);
        await audit(tx, actor, device.id, 'create', null, device);
        return { ok: true, device };
      }),
    update: (actor, id, changes) =>
      db.transaction(async (tx) => {
        await lockDevices(tx);
        const before = await findDevice(tx, String(id));
        if (!before) return null;
        // Takes the admin's fields only, none that the device reports.
        const draft = DeviceDraft.parse({ ...before, ...changes });
        const errors = await problemsOf(tx, access, before, draft);
        if (errors.length > 0) return { ok: false, errors };
        await updateDevice(tx, id, draft);
        const device = { ...before, ...draft };
        await audit(tx, actor, id, 'update', before, device);
        return { ok: true, device };
      }),
    renewToken: (actor, id) =>
      db.transaction(async (tx) => {
        await lockDevices(tx);
        const device = await findDevice(tx, String(id));
        if (!device) return { ok: false, code: 'notFound' };
        const { connection } = device;
        if (connection !== 'cloudprnt' && connection !== 'epson') return { ok: false, code: 'notPolling' };
        const token = randomBytes(TOKEN_BYTES).toString('base64url');
        await setDeviceToken(tx, id, secretHash(token));
        await audit(tx, actor, id, 'renew-token', device, { ...device, hasToken: true });
        return { ok: true, token: { token, path: `/api/printers/${connection}/${token}` } };
      }),
    remove: (actor, id) =>
      db.transaction(async (tx) => {
        await lockDevices(tx);
        const before = await findDevice(tx, String(id));
        if (!before) return null;
        await deleteDevice(tx, id);
        await audit(tx, actor, id, 'delete', before, null);
        return before;
      }),
  };
}

const TOKEN_BYTES = 24;

async function problemsOf(
  tx: Transaction,
  access: PrinterAccess,
  { id, stations: before }: Pick<Device, 'id' | 'stations'>,
  device: DeviceDraft,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  if (device.connection === 'tcp' && device.host === '')
    errors.push({ field: 'host', message: staffWords().DEVICE_MESSAGES.hostMissing });
  if (device.connection === 'tcp' && !access.isPrinterPort(device))
    errors.push({ field: 'port', message: staffWords().DEVICE_MESSAGES.portNotAllowed });
  if (await isIdentifierTaken(tx, { id, identifier: device.identifier }))
    errors.push({ field: 'identifier', message: staffWords().EDIT_MESSAGES.identifierTaken });
  if (!(await hasBranch(tx, device.branch.id)))
    errors.push({ field: 'branch.id', message: staffWords().EDIT_MESSAGES.branchUnknown });
  // A shop file may have taken some away: that must not keep a device from being changed.
  const known = [...before, ...(await findStationsOf(tx, device))].map((station) => station.id);
  if (device.stations.some((station) => !known.includes(station.id)))
    errors.push({ field: 'stations', message: staffWords().EDIT_MESSAGES.stationUnknown });
  return errors;
}

/** Sends a test to a device, by kind; null: not configured. */
export interface DeviceTests {
  print: ((device: Device) => Promise<TaskOutcome>) | null;
  notification: ((device: Device) => Promise<TaskOutcome>) | null;
}

/** A shop without reachable devices. */
export const NO_DEVICE_TESTS: DeviceTests = { print: null, notification: null };

type Tested =
  | { ok: true; device: Device }
  | { ok: false; code: 'notFound' | 'off' | `${keyof DeviceTests}NotConfigured` }
  /** `problem`: the printer's problem, if known. */
  | { ok: false; code: 'failed'; problem: PrintProblem | null };

/** Sends a test to a device; succeeds only if the device accepted it. */
export type TestDevice = (id: number, what: keyof DeviceTests) => Promise<Tested>;

export function createTestDevice(db: Database, tests: DeviceTests): TestDevice {
  return async (id, what) => {
    const device = await findDevice(db, String(id));
    if (!device) return { ok: false, code: 'notFound' };
    if (!device.isEnabled) return { ok: false, code: 'off' };
    const run = tests[what];
    if (!run) return { ok: false, code: `${what}NotConfigured` };
    const outcome = await run(device).catch((): TaskOutcome => ({ ok: false, reason: '' }));
    if (outcome.ok) return { ok: true, device };
    if (outcome.isMissing) return { ok: false, code: `${what}NotConfigured` };
    return { ok: false, code: 'failed', problem: isPrintProblem(outcome.reason) ? outcome.reason : null };
  };
}
