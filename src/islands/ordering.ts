/** What is fetched at the first touch of a dish or of the cart, as one file (`astro.config.mjs`). */
export { mountCartPanel } from './cart/CartPanel.tsx';
export { openProduct } from './product-dialog/ProductDialog.tsx';
