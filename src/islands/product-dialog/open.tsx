import { createRoot, type Root } from '../react.ts';
import { takesFiles } from '../../lib/domain/parts.ts';
import type { Product } from '../../lib/domain/product.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { createItemEditor } from '../../lib/stores/product-dialog/item-editor.ts';
import { ProductDialog } from './ProductDialog.tsx';

let root: Root | null = null;
let opened = 0;

/** What a product with files needs besides; null for the others. */
const filesFor = (product: Product) =>
  product.config.parts.some(takesFiles) ? import('./file-parts.tsx') : null;

/** Opens the dialog in which a product is configured (SPEC section 2 'Branch ordering page'); it starts from the picture of its row. */
export async function openProduct(product: Product, row: Element | null): Promise<void> {
  const fileParts = await filesFor(product);
  if (!root) {
    const host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host);
  }
  const cart = currentCart();
  const editor = createItemEditor(product, cart.$mode.get());
  const shop = currentShop();
  const files = fileParts?.createFileParts(editor, shop.api);
  const close = () => {
    files?.stop();
    root?.render(null);
  };
  opened += 1;
  root.render(
    <ProductDialog
      key={opened}
      editor={editor}
      picture={row?.querySelector('img') ?? null}
      files={files}
      currency={shop.currency}
      onAdd={() => cart.add(editor.item())}
      onClose={close}
    />,
  );
}
