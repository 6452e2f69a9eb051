import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { marks, product as words } from '../../content/texts/dish.ts';
import { AmountField, ButtonWords, ProductFields } from '../../islands/product-dialog/ProductFields.tsx';
import type { Product } from '../../lib/domain/product.ts';
import { createItemEditor, type ItemEditor } from '../../lib/stores/product-dialog/item-editor.ts';
import { PLUS_PATH } from '../../islands/controls/icons.ts';
import { productRow } from '../../lib/stores/menu/product-row.ts';
import { imageAddress } from '../images/thumbnail.tsx';
import { previewTexts as texts } from './texts.ts';

/** A product's row on the menu and its dialog, made of the customers' own components; nothing can be ordered. */
export function CustomerView({ product, currency }: { product: Product; currency: string }) {
  const [editor] = useState(() => createItemEditor(product, 'takeaway'));
  return (
    <>
      <p className="preview-label">{texts.onMenu}</p>
      <MenuRow product={product} currency={currency} />
      <p className="preview-label">{texts.dialog}</p>
      <Sheet editor={editor} currency={currency} />
    </>
  );
}

function MenuRow({ product, currency }: { product: Product; currency: string }) {
  const [image] = product.images;
  const row = productRow(product, product.enabled, currency);
  return (
    <div className={row.className}>
      <div className="words">
        <h2>{product.name}</h2>
        {row.bundle && <span className="chip bundle">{row.bundle}</span>}
        {product.description && <p className="description">{product.description}</p>}
        <p className="price number">
          <span>{row.price}</span>
          {row.per && <span className="per">{row.per}</span>}
          {!row.isOrderable && <span className="chip">{marks.soldOut}</span>}
        </p>
      </div>
      {image && <img src={imageAddress(image)} alt="" width="320" height="320" />}
      {row.isOrderable && (
        <span className="plus" aria-hidden="true">
          <svg viewBox="0 0 24 24" width="24" height="24">
            <path d={PLUS_PATH} fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
          </svg>
        </span>
      )}
    </div>
  );
}

function Sheet({ editor, currency }: { editor: ItemEditor; currency: string }) {
  const view = useStore(editor.$view);
  const [image] = editor.product.images;
  return (
    <div className="modal product-dialog">
      <div className="sheet">
        <div className="scroll">
          {image && view.step === 0 && <img src={imageAddress(image, 640)} alt="" width="640" height="640" />}
          <ProductFields editor={editor} currency={currency} files={undefined} />
        </div>
        <footer>
          {view.isLastStep && <AmountField editor={editor} />}
          {view.steps > 1 && (
            <button
              type="button"
              className="button quiet"
              disabled={view.step === 0}
              onClick={() => editor.back()}
            >
              {words.back}
            </button>
          )}
          <button type="button" className="button add" onClick={() => editor.next()}>
            <ButtonWords editor={editor} currency={currency} last={words.add} />
          </button>
        </footer>
      </div>
    </div>
  );
}
