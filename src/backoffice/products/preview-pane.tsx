import { useStore } from '@nanostores/react';
import { useState, memo, useEffect, useMemo } from 'react';
import { Alert, Box, Paper, Typography, useTheme } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { marks, product as words } from '../../content/texts/dish.ts';
import { AmountField, ButtonWords, ProductFields } from '../../islands/product-dialog/ProductFields.tsx';
import type { Product as DomainProduct } from '../../lib/domain/product.ts';
import { createItemEditor, type ItemEditor } from '../../lib/stores/product-dialog/item-editor.ts';
import { productRow } from '../../lib/stores/menu/product-row.ts';
import { rowSigns } from '../../lib/stores/menu/row-signs.ts';
import { imageAddress } from '../images/thumbnail.tsx';
import { previewTexts as texts } from './texts.ts';
import { Product } from '../../lib/contract/products.ts';
import sheet from '../../islands/controls/sheet.css?inline';
import dialog from '../../islands/product-dialog/product-dialog.css?inline';
import stepper from '../../islands/controls/stepper.css?inline';
import row from '../../islands/menu/product-row.css?inline';
import { useCurrency, useFace } from '../data/config.ts';
import { PlusSign, ShopFrame } from '../forms/shop-frame.tsx';
import preview from './preview.css?inline';

const STYLES = [sheet, stepper, dialog, row, preview].join('\n');

/** A product's row on the menu and its dialog, made of the customers' own components; nothing can be ordered. */
function CustomerView({ product, currency }: { product: DomainProduct; currency: string }) {
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

function MenuRow({ product, currency }: { product: DomainProduct; currency: string }) {
  const [image] = product.images;
  const row = productRow(product, product.enabled, currency);
  const signs = rowSigns(product);
  return (
    <div className={row.className}>
      <div className="words">
        <h2>{product.name}</h2>
        {row.bundle && <span className="chip bundle">{row.bundle}</span>}
        {product.description && <p className="description">{product.description}</p>}
        <p className="price number">
          <span>{row.price}</span>
          {row.per && <span className="per">{row.per}</span>}
          {signs && <span className="per">{signs}</span>}
          {!row.isOrderable && <span className="chip">{marks.soldOut}</span>}
        </p>
      </div>
      {image && <img src={imageAddress(image)} alt="" width="320" height="320" />}
      {row.isOrderable && <PlusSign />}
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

/** So long after the last key the preview follows: typing is not to wait for it. */
const PAUSE_MS = 200;

type Values = Partial<Product>;

/** The form's values once nobody has typed for a moment. */
function useSettledValues(): Values {
  const { subscribe, getValues } = useFormContext<Product>();
  const [values, setValues] = useState<Values>(() => structuredClone(getValues()));
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(waiting);
        waiting = setTimeout(() => setValues(structuredClone(getValues())), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(waiting);
      unsubscribe();
    };
  }, [subscribe, getValues]);
  return values;
}

/** What customers see of the product as it stands in the form, saved or not. */
export const PreviewPane = memo(function PreviewPane() {
  const values = useSettledValues();
  const currency = useCurrency();
  const face = useFace();
  const { mode } = useTheme().palette;
  const [product, setProduct] = useState<Product | null>(null);
  const parsed = useMemo(
    () =>
      Product.safeParse({
        ...values,
        id: typeof values.id === 'number' ? values.id : 1,
        name: values.name || '…',
      }),
    [values],
  );
  // Invalid input keeps the last valid preview.
  if (parsed.success && parsed.data !== product) setProduct(parsed.data);

  return (
    <Paper
      component="aside"
      variant="outlined"
      aria-label={texts.title}
      sx={{
        p: 2,
        position: { lg: 'sticky' },
        top: { lg: 64 },
        maxHeight: { lg: 'calc(100dvh - 80px)' },
        overflowY: 'auto',
      }}
    >
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Box aria-live="polite">
        {product && !product.visible && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {texts.invisible}
          </Alert>
        )}
        {!parsed.success && (
          <Alert severity="info" sx={{ mb: 1 }}>
            {product ? texts.incomplete : texts.notYet}
          </Alert>
        )}
      </Box>
      {product && (
        <ShopFrame title={texts.title} face={face} scheme={mode} styles={STYLES}>
          <CustomerView key={JSON.stringify(product)} product={product} currency={currency} />
        </ShopFrame>
      )}
    </Paper>
  );
});
