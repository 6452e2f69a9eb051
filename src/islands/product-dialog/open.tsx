import { createRoot, type Root } from '../react.ts';
import type { Product } from '../../lib/domain/product.ts';
import { currentShop } from '../../lib/stores/current.ts';
import { currentCart } from '../../lib/stores/current-cart.ts';
import { createItemEditor } from '../../lib/stores/item-editor.ts';
import { createSendUpload } from '../../lib/client/send-upload.ts';
import { createPartUploads } from '../../lib/stores/part-uploads.ts';
import { ProductDialog } from './ProductDialog.tsx';
import { readDataUrl } from './read-data-url.ts';

let root: Root | null = null;
let opened = 0;

/** Opens the dialog in which a product is configured (SPEC section 2 'Branch ordering page'); it starts from the picture of its row. */
export function openProduct(product: Product, row: Element | null): void {
  if (!root) {
    const host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host);
  }
  const cart = currentCart();
  const editor = createItemEditor(product, cart.$mode.get());
  const shop = currentShop();
  const send = createSendUpload(shop.api);
  const uploads = new Map(
    product.config.parts.map((part) => [
      part.name,
      createPartUploads(part.type, {
        send,
        read: readDataUrl,
        onChange: (refs) => editor.setValue(part, refs),
      }),
    ]),
  );
  const close = () => {
    for (const files of uploads.values()) files.stop();
    root?.render(null);
  };
  opened += 1;
  root.render(
    <ProductDialog
      key={opened}
      editor={editor}
      picture={row?.querySelector('img') ?? null}
      uploads={uploads}
      shop={shop}
      onAdd={() => cart.add(editor.item())}
      onClose={close}
    />,
  );
}
