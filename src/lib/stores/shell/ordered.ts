import { browserStorage } from '../page-storages.ts';

/** Whether something was ordered on this device: only then the app is offered. */

const keyOf = (shop: string) => `asp.${shop}.ordered`;

export function noteOrder(shop: string): void {
  browserStorage.values[keyOf(shop)] = '1';
}

export const hasOrdered = (shop: string): boolean => keyOf(shop) in browserStorage.values;
