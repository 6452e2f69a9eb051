import { lazy } from 'react';

/** The products' screens; each is fetched when it is first opened. */
export const products = {
  list: lazy(async () => ({ default: (await import('./product-list.tsx')).ProductList })),
  edit: lazy(async () => ({ default: (await import('./product-form.tsx')).ProductEdit })),
  create: lazy(async () => ({ default: (await import('./product-form.tsx')).ProductCreate })),
  recordRepresentation: 'name',
};

export const BulkPrices = lazy(async () => ({ default: (await import('./price-change-page.tsx')).BulkPage }));
