import { Alert, Box, Paper, Typography } from '@mui/material';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Product } from '../../lib/contract/products.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { CustomerView } from './customer-view.tsx';
import { useCurrency } from './shop-facts.ts';
import { previewTexts as texts } from './texts.ts';

/** What customers see of the product as it stands in the form, saved or not. */
export function PreviewPane() {
  const values = useDeferredValue(useWatch());
  const currency = useCurrency();
  const [product, setProduct] = useState<Product | null>(null);
  const parsed = useMemo(
    () =>
      Product.safeParse({
        ...values,
        id: typeof values['id'] === 'number' ? values['id'] : 1,
        name: values['name'] || '…',
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
        {!parsed.success && product && (
          <Alert severity="info" sx={{ mb: 1 }}>
            {texts.incomplete}
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
}
