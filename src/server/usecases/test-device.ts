import type { Device } from '../../lib/contract/devices.ts';
import type { Database } from '../db/database.ts';
import { findDevice } from '../db/devices.ts';
import type { DeviceTests } from '../providers/errands/device-tests.ts';

type Tested =
  | { ok: true; device: Device }
  | { ok: false; code: 'notFound' | 'off' | 'failed' | `${keyof DeviceTests}NotConfigured` };

/** Sends a device a test, and says that it went well only if the device took it. */
export type TestDevice = (id: number, what: keyof DeviceTests) => Promise<Tested>;

export function createTestDevice(db: Database, tests: DeviceTests): TestDevice {
  return async (id, what) => {
    const device = await findDevice(db, String(id));
    if (!device) return { ok: false, code: 'notFound' };
    if (!device.isEnabled) return { ok: false, code: 'off' };
    const run = tests[what];
    if (!run) return { ok: false, code: `${what}NotConfigured` };
    const outcome = await run(device).catch(() => ({ ok: false }));
    return outcome.ok ? { ok: true, device } : { ok: false, code: 'failed' };
  };
}
