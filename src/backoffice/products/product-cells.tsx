import { Chip } from '@mui/material';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { DateTime } from 'luxon';
import { useRecordContext } from 'react-admin';
import type { Product } from '../../lib/contract/products.ts';
import { menu } from '../../content/texts/menu.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { menuPrice } from '../../lib/stores/menu/product-row.ts';
import { PlainPicture } from '../long-lists/plain-picture.tsx';
import { PlainSwitch } from '../long-lists/plain-switch.tsx';
import { countOut } from './out-changes.ts';
import { useRows } from './row-actions.tsx';
import { outTexts, productTexts as texts } from './texts.ts';

/** What the list shows of a product. */

export function Picture() {
  return <PlainPicture image={useRecordContext<Product>()?.images[0]} />;
}

export function NameCell() {
  const product = useRecordContext<Product>();
  const { categoryNames, zone = 'Europe/Berlin' } = useRows();
  if (!product) return null;
  const names = categoryNames.get(product.id) ?? [];
  const out = countOut(product);
  return (
    <>
      <span className="product-name">{product.name}</span>
      {!product.enabled && product.outUntil && (
        <Mark
          label={outTexts.backAt(DateTime.fromISO(product.outUntil, { zone }).toFormat('dd.MM., HH:mm'))}
        />
      )}
      {out > 0 && <Mark label={outTexts.optionsOut(out)} />}
      {!product.visible && <Chip size="small" label={texts.invisible} sx={{ ml: 1 }} />}
      {names.length > 0 && <span className="product-categories">{names.join(', ')}</span>}
    </>
  );
}

const Mark = ({ label }: { label: string }) => (
  <Chip size="small" color="warning" variant="outlined" sx={{ ml: 1, color: 'text.primary' }} label={label} />
);

export function Price() {
  const product = useRecordContext<Product>();
  const { currency } = useRows();
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

/** Whether it is sold. */
export function OnOff() {
  const product = useRecordContext<Product>();
  const { flip } = useRows();
  if (!product) return null;
  return (
    <PlainSwitch
      label={texts.toggleOn(product.name)}
      aria-haspopup="menu"
      checked={product.enabled}
      onClick={(event) => event.stopPropagation()}
      onChange={({ currentTarget }) => flip(product, currentTarget)}
    />
  );
}

export function Duplicate() {
  const product = useRecordContext<Product>();
  const { duplicate } = useRows();
  if (!product) return null;
  return (
    <button
      type="button"
      className="product-copy"
      title={texts.duplicate}
      aria-label={texts.duplicateOf(product.name)}
      onClick={(event) => {
        event.stopPropagation();
        duplicate(product);
      }}
    >
      <ContentCopyIcon />
    </button>
  );
}
