import type { Notices } from '../../platform/database/notices.ts';

/** Which order was taken, changed or deleted, and whose it is. */
export interface OrderChange {
  id: number;
  branchId: number;
}

interface Listener {
  onChange: (change: OrderChange) => void;
  /** Listening has begun, or begun anew after the connection was lost: changes before may have gone unheard. */
  onListening: () => void;
}

/** What happens to orders, made by this process or another. */
export interface OrderChanges {
  /** Hears of them until the answer is called. */
  listen: (listener: Listener) => () => void;
}

/** What the triggers of migration 0005 tell. */
export function createOrderChanges(notices: Notices): OrderChanges {
  return {
    listen: ({ onChange, onListening }) =>
      notices.listen('order_changes', {
        onNotice: (payload) => onChange(JSON.parse(payload) as OrderChange),
        onListening,
      }),
  };
}
