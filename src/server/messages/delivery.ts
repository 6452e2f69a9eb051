/**
 * What came of handing a message over. `isFinal`: there is no sense in trying it once more. `isGone`: nobody is there any more who could
 * be told. `costMillionths`: what it has cost, in millionths of the shop's currency, where the other side says so.
 */
export type Delivery =
  { ok: true; costMillionths?: number } | { ok: false; isFinal: boolean; reason: string; isGone?: boolean };
