import { currentShop } from '../page.ts';
import { browserStorage } from '../page-storages.ts';

// Beside the queue, whose code only a device with this key loads.

/** Where the order that waits on this device is stored. */
export const queuedKey = () => `asp.${currentShop().shop}.queue`;

/** Whether an order waits on this device, or the customer has not yet seen how it ended. */
export const hasQueued = (): boolean => queuedKey() in browserStorage.values;
