import type { Notices } from '../../platform/database/notices.ts';

/** A notice of a created, changed or deleted order. */
export interface OrderChange {
  id: number;
  branchId: number;
}

interface Listener {
  onChange: (change: OrderChange) => void;
  /** Listening has started, or restarted after a lost connection: earlier changes may have been missed. */
  onListening: () => void;
}

/** Changes of orders by any process. */
export interface OrderChanges {
  /** Subscribes until the returned function is called. */
  listen: (listener: Listener) => () => void;
}

/** The payload of the triggers in migration 0005. */
export function createOrderChanges(notices: Notices): OrderChanges {
  return {
    listen: ({ onChange, onListening }) =>
      notices.listen('order_changes', {
        onNotice: (payload) => onChange(JSON.parse(payload) as OrderChange),
        onListening,
      }),
  };
}
