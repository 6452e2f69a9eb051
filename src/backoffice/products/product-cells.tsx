import { Chip } from '@mui/material';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { DateTime } from 'luxon';
import { useRecordContext } from 'react-admin';
import type { Product } from '../../lib/contract/products.ts';
import { menu } from '../../content/texts/menu.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { menuPrice } from '../../lib/stores/menu-price.ts';
import { Thumbnail } from '../images/thumbnail.tsx';
import { countOut } from './out-changes.ts';
import { useCategoryNames } from './product-categories.ts';
import { useConfig, useCurrency } from './shop-facts.ts';
import { outTexts, productTexts as texts } from './texts.ts';
import { useDuplicate } from './use-duplicate.ts';

/** What the list shows of a product. */

export function Picture() {
  return <Thumbnail image={useRecordContext<Product>()?.images[0]} />;
}

export function NameCell() {
  const product = useRecordContext<Product>();
  const names = useCategoryNames(product?.id ?? 0);
  if (!product) return null;
  return (
    <>
      <span className="product-name">{product.name}</span>
      <Marks product={product} />
      {names.length > 0 && <span className="product-categories">{names.join(', ')}</span>}
    </>
  );
}

/** What is unusual about it. */
function Marks({ product }: { product: Product }) {
  const zone = useConfig()?.timezone ?? 'Europe/Berlin';
  const out = countOut(product);
  return (
    <>
      {!product.enabled && product.outUntil && (
        <Mark
          label={outTexts.backAt(DateTime.fromISO(product.outUntil, { zone }).toFormat('dd.MM., HH:mm'))}
        />
      )}
      {out > 0 && <Mark label={outTexts.optionsOut(out)} />}
      {!product.visible && <Chip size="small" label={texts.invisible} sx={{ ml: 1 }} />}
    </>
  );
}

const Mark = ({ label }: { label: string }) => (
  <Chip size="small" color="warning" variant="outlined" sx={{ ml: 1, color: 'text.primary' }} label={label} />
);

export function Price() {
  const product = useRecordContext<Product>();
  const currency = useCurrency();
  if (!product) return null;
  const { isFrom, per } = menuPrice(product);
  return (
    <span className="product-price">
      {isFrom && `${menu.from} `}
      {formatMoney(toCents(product.price), currency)}
      {per && ` ${menu.per(per)}`}
    </span>
  );
}

export function Duplicate() {
  const product = useRecordContext<Product>();
  const { duplicate, isPending } = useDuplicate();
  if (!product) return null;
  return (
    <button
      type="button"
      className="product-copy"
      title={texts.duplicate}
      aria-label={texts.duplicateOf(product.name)}
      disabled={isPending}
      onClick={(event) => {
        event.stopPropagation();
        void duplicate(product);
      }}
    >
      <ContentCopyIcon />
    </button>
  );
}
