/**
 * The outcome of handing a message over. `isFinal`: retries are pointless. `isGone`: the recipient no longer exists. `costMillionths`: the
 * price in millionths of the shop's currency, if reported.
 */
export type Delivery =
  { ok: true; costMillionths?: number } | { ok: false; isFinal: boolean; reason: string; isGone?: boolean };
