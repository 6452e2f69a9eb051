import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Chip } from '@mui/material';
import { DateTime } from 'luxon';
import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { menu } from '../../content/texts/menu.ts';
import type { Product } from '../../lib/contract/products.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { menuPrice } from '../../lib/stores/menu/product-row.ts';
import { PlainPicture } from '../images/thumbnail.tsx';
import { PlainSwitch } from '../lists/long-lists.tsx';
import { useCategoriesByProduct, useStationsByProduct, type StationsByProduct } from '../data/lists.ts';
import { useConfig } from '../data/config.ts';
import { useDuplicate } from './duplicate-product.ts';
import { useSaleToggle, countOptionsOut } from './off-sale.tsx';
import { offSaleTexts, productTexts as texts } from './texts.ts';

/** Data and actions that all rows share. */
interface RowData {
  /** undefined until loaded. */
  categoryNames: ReadonlyMap<number, readonly string[]> | undefined;
  stations: StationsByProduct | null;
  currency: string;
  zone: string | undefined;
  toggleSale: ReturnType<typeof useSaleToggle>['toggleSale'];
  duplicate: (product: Product) => void;
}

const RowDataContext = createContext<RowData | null>(null);

function useRowData(): RowData {
  const rows = use(RowDataContext);
  if (!rows) throw new Error('a row outside of its list');
  return rows;
}

export function ProductRowData({ children }: { children: ReactNode }) {
  const { currency = 'EUR', timezone: zone } = useConfig() ?? {};
  const categoryNames = useCategoriesByProduct();
  const stations = useStationsByProduct();
  const { toggleSale, menu } = useSaleToggle(zone);
  const { duplicate: copy } = useDuplicate();
  const duplicate = useCallback((product: Product) => void copy(product), [copy]);
  const rows = useMemo(
    () => ({ categoryNames, stations, currency, zone, toggleSale, duplicate }),
    [categoryNames, stations, currency, zone, toggleSale, duplicate],
  );
  return (
    <RowDataContext value={rows}>
      {children}
      {menu}
    </RowDataContext>
  );
}

export function Picture() {
  return <PlainPicture image={useRecordContext<Product>()?.images[0]} />;
}

export function NameCell() {
  const product = useRecordContext<Product>();
  const { categoryNames, zone = 'Europe/Berlin' } = useRowData();
  if (!product) return null;
  const names = categoryNames?.get(product.id) ?? [];
  const out = countOptionsOut(product);
  return (
    <>
      <span className="product-name">{product.name}</span>
      {!product.enabled && product.outUntil && (
        <Mark
          label={offSaleTexts.backAt(DateTime.fromISO(product.outUntil, { zone }).toFormat('dd.MM., HH:mm'))}
        />
      )}
      {out > 0 && <Mark label={offSaleTexts.optionsOut(out)} />}
      {!product.visible && <Chip size="small" label={texts.invisible} sx={{ ml: 1 }} />}
      {categoryNames && names.length === 0 && <Mark label={texts.onNoMenu} />}
      {names.length > 0 && <span className="product-categories">{names.join(', ')}</span>}
    </>
  );
}

const Mark = ({ label }: { label: string }) => (
  <Chip size="small" color="warning" variant="outlined" sx={{ ml: 1, color: 'text.primary' }} label={label} />
);

/** Who prepares the product: its own station, or its category's. */
export function StationName() {
  const product = useRecordContext<Product>();
  const { stations } = useRowData();
  if (!product || !stations) return null;
  const { names, ofCategories } = stations;
  const own = product.station?.id;
  const ids = own === undefined ? ofCategories.flatMap((menu) => menu.get(product.id) ?? []) : [own];
  return [...new Set(ids)].map((id) => names.get(id) ?? '').join(', ');
}

export function Price() {
  const product = useRecordContext<Product>();
  const { currency } = useRowData();
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

export function SaleSwitch() {
  const product = useRecordContext<Product>();
  const { toggleSale } = useRowData();
  if (!product) return null;
  return (
    <PlainSwitch
      label={texts.toggleOn(product.name)}
      aria-haspopup="menu"
      checked={product.enabled}
      onClick={(event) => event.stopPropagation()}
      onChange={({ currentTarget }) => toggleSale(product, currentTarget)}
    />
  );
}

export function Duplicate() {
  const product = useRecordContext<Product>();
  const { duplicate } = useRowData();
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
