/** Every table (SPEC section 3), by subject. */
export * from './schema/shop.ts';
export * from './schema/branches.ts';
export * from './schema/products.ts';
export * from './schema/menus.ts';
export * from './schema/orders.ts';
export * from './schema/staff.ts';
export * from './schema/order-life.ts';
export * from './schema/payments.ts';
export * from './schema/statistics.ts';
export * from './schema/publishing.ts';
export * from './schema/books.ts';
export * from './schema/withdrawals.ts';
export * from './schema/price-times.ts';
export * from './schema/promotions.ts';
export * from './schema/stock.ts';
export * from './schema/webhooks.ts';
export * from './schema/daily-mails.ts';
