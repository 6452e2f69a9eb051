import { createRoot, type Root } from '../react.ts';
import type { CartItem } from '../../lib/domain/cart-item.ts';
import { takesFiles } from '../../lib/domain/parts.ts';
import type { Product } from '../../lib/domain/product.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentCartChanges } from '../../lib/stores/cart/changes.ts';
import { createItemEditor } from '../../lib/stores/product-dialog/item-editor.ts';
import { ProductDialog } from './ProductDialog.tsx';

let root: Root | null = null;
let opened = 0;

/** What a product with files needs besides; null for the others. */
const filesFor = (product: Product) =>
  product.config.parts.some(takesFiles) ? import('./file-parts.tsx') : null;

interface Start {
  /** The row whose picture the dialog starts from. */
  row?: Element | null;
  /** The line of the cart that is changed. */
  line?: CartItem;
  /** The dialog that the page shows meanwhile; once the customer has closed it, nothing opens. */
  opening?: HTMLDialogElement | undefined;
}

/** Opens the dialog in which a product is configured (SPEC section 2 'Branch ordering page'). */
export async function openProduct(product: Product, { row, line, opening }: Start = {}): Promise<void> {
  const fileParts = await filesFor(product);
  if (opening && !opening.open) return;
  if (!root) {
    const host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host);
  }
  const cart = currentCart();
  const editor = createItemEditor(product, cart.$mode.get(), line);
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
      isChange={Boolean(line)}
      opening={opening}
      onDone={() => (line ? currentCartChanges().change(line, editor.item()) : cart.add(editor.item()))}
      onClose={close}
    />,
  );
}
