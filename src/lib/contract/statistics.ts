/** How many orders, and what they came to in cents. */
export interface Tally {
  orders: number;
  cents: number;
}

/** What the orders of some days of a branch come to; orders that came to nothing count in `ends` only. */
export interface Counts extends Tally {
  /** Lines times their amounts, where they are pieces. */
  items: number;
  /** Orders by how they stand: 'completed', 'rejected', 'canceled', 'failed', 'open'. */
  ends: Record<string, number>;
  /** By `weekday*24+hour`, Monday 0. */
  hours: Record<string, number>;
  payments: Record<string, Tally>;
  modes: Record<string, Tally>;
  /** By the name under which it was ordered. */
  products: Record<string, Tally & { amount: number }>;
  /** Sums of the stars given, and by how many. */
  ratings: { count: number; rating: number; food: number; service: number; process: number };
}
