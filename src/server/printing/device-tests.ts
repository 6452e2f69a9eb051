import type { Device } from '../../lib/contract/printing.ts';
import type { ErrandOutcome } from '../orders/errands.ts';

/** Who can send a device a test of what it is for; null: nobody is set up for it. */
export interface DeviceTests {
  print: ((device: Device) => Promise<ErrandOutcome>) | null;
  notification: ((device: Device) => Promise<ErrandOutcome>) | null;
}

/** A shop whose devices nobody reaches yet. */
export const NO_DEVICE_TESTS: DeviceTests = { print: null, notification: null };
