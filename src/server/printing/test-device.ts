import { type Device, isPrintProblem, type PrintProblem } from '../../lib/contract/printing.ts';
import type { Database } from '../platform/database/database.ts';
import { findDevice } from './queries/devices.ts';
import type { DeviceTests } from './device-tests.ts';
import type { TaskOutcome } from '../orders/order-tasks.ts';

type Tested =
  | { ok: true; device: Device }
  | { ok: false; code: 'notFound' | 'off' | `${keyof DeviceTests}NotConfigured` }
  /** `problem`: what the printer's trouble is, if that is known. */
  | { ok: false; code: 'failed'; problem: PrintProblem | null };

/** Sends a device a test, and says that it went well only if the device took it. */
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
