/** What is fetched at the first touch of a dish or of the cart, as one file (`astro.config.mjs`). */
export { mountCartPanel } from './cart/mount.tsx';
export { openProduct } from './product-dialog/open.tsx';
