import { createRoot, type Root } from '../react.ts';
import type { Product } from '../../lib/domain/product.ts';
import { currentShop } from '../../lib/stores/current.ts';
import { currentCart } from '../../lib/stores/current-cart.ts';
import { createItemEditor } from '../../lib/stores/item-editor.ts';
import { ProductDialog } from './ProductDialog.tsx';

let root: Root | null = null;
let opened = 0;

/** Opens the dialog in which a product is configured (SPEC section 2 'Branch ordering page'). */
export function openProduct(product: Product, picture: { src: string; srcset: string } | null): void {
  if (!root) {
    const host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host);
  }
  const cart = currentCart();
  const editor = createItemEditor(product, cart.$mode.get());
  const close = () => root?.render(null);
  opened += 1;
  root.render(
    <ProductDialog
      key={opened}
      editor={editor}
      picture={picture}
      currency={currentShop().currency}
      onAdd={() => cart.add(editor.item())}
      onClose={close}
    />,
  );
}
