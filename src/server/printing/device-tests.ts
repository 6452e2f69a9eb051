import type { Device } from '../../lib/contract/printing.ts';
import type { TaskOutcome } from '../orders/order-tasks.ts';

/** Who can send a device a test of what it is for; null: nobody is set up for it. */
export interface DeviceTests {
  print: ((device: Device) => Promise<TaskOutcome>) | null;
  notification: ((device: Device) => Promise<TaskOutcome>) | null;
}

/** A shop whose devices nobody reaches yet. */
export const NO_DEVICE_TESTS: DeviceTests = { print: null, notification: null };
