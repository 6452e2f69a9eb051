/** What the API says where an idempotency key stands for an order with another body. Apart from the other words, so that pages can know it. */
export const ORDERED_BEFORE = 'Diese Bestellung wurde schon mit anderen Angaben abgeschickt.';
