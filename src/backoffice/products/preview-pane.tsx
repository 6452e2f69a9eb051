import { Alert, Box, Paper, Typography } from '@mui/material';
import { memo, useEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Product } from '../../lib/contract/products.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { CustomerView } from './customer-view.tsx';
import { useCurrency } from '../data/config.ts';
import { previewTexts as texts } from './texts.ts';

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
  // What cannot be shown leaves what was shown before.
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
        <PreviewFrame title={texts.title}>
          <CustomerView key={JSON.stringify(product)} product={product} currency={currency} />
        </PreviewFrame>
      )}
    </Paper>
  );
});
