/** The server's flags that say where an order stands (SPEC section 3 'Order'). */
export interface OrderFlags {
  isConfirmed: boolean;
  isInDelivery: boolean;
  isDelivered: boolean;
  isCompleted: boolean;
  isRejected: boolean;
  isCanceled: boolean;
  isFailed: boolean;
  isPaid: boolean;
  isRefunded: boolean;
}
