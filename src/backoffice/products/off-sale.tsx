import { Divider, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import type { Product } from '../../lib/contract/products.ts';
import { backTomorrow } from '../../lib/domain/out-today.ts';
import { afterPicture } from '../api/after-picture.ts';
import { ALL_PRODUCTS } from './product-queries.ts';
import { offSaleTexts as texts } from './texts.ts';

interface SaleToggle {
  /** Sells what is off; for what is on, asks at the switch how long it is to be off. */
  toggleSale: (product: Product, at: HTMLElement) => void;
  /** The question, where it is asked. */
  menu: ReactNode;
}

/** Takes products off sale everywhere, for today or for good, and back. `zone`: undefined until it is known. */
export function useSaleToggle(zone: string | undefined): SaleToggle {
  const [target, setTarget] = useState<{ product: Product; at: HTMLElement } | null>(null);
  // A tap is answered before the menu is drawn.
  const shown = useDeferredValue(target);
  const [update] = useUpdate();
  const queries = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();

  const change = useCallback(
    (product: Product, data: Partial<Product>, message: string) => {
      setTarget(null);
      void update(
        'products',
        { id: product.id, data, previousData: product },
        {
          onSuccess: () => {
            void queries.invalidateQueries({ queryKey: ALL_PRODUCTS });
            notify(message, { type: 'success' });
          },
          onError: (error) => {
            notify(error instanceof Error ? error.message : '', { type: 'error' });
            refresh();
          },
        },
      );
    },
    [update, queries, notify, refresh],
  );
  const flip = useCallback(
    (product: Product, at: HTMLElement) => {
      if (product.enabled) setTarget({ product, at });
      // The list draws itself anew when an edit begins: the tap is answered before.
      else afterPicture(() => change(product, onSale(), texts.isBack(product.name)));
    },
    [change],
  );
  const menu = shown && zone && (
    <OffSaleMenu
      product={shown.product}
      zone={zone}
      at={shown.at}
      onChange={change}
      onClose={() => setTarget(null)}
    />
  );
  return { toggleSale: flip, menu };
}

interface Props {
  product: Product;
  zone: string;
  /** The switch that it belongs to. */
  at: HTMLElement;
  onChange: (product: Product, data: Partial<Product>, message: string) => void;
  onClose: () => void;
}

/** How long something is off: for today, or until it is switched on again; the same for a single option. */
function OffSaleMenu({ product, zone, at, onChange, onClose }: Props) {
  const tomorrow = () => backTomorrow(zone, Date.now());
  const options = selectableOptions(product);
  return (
    <Menu
      open
      anchorEl={at}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': texts.menu(product.name), sx: { '& .MuiMenuItem-root': { minHeight: 48 } } },
      }}
    >
      <MenuItem onClick={() => onChange(product, offSale(tomorrow()), texts.isOutToday(product.name))}>
        <ListItemText primary={texts.today} secondary={texts.todayHint} />
      </MenuItem>
      <MenuItem onClick={() => onChange(product, offSale(null), texts.isOut(product.name))}>
        <ListItemText primary={texts.forGood} secondary={texts.forGoodHint} />
      </MenuItem>
      {options.length > 0 && <Divider />}
      {options.length > 0 && (
        <ListSubheader role="presentation" disableSticky sx={{ bgcolor: 'transparent' }}>
          {texts.onlyOption}
        </ListSubheader>
      )}
      {options.map(({ part, name, outUntil }) => (
        <MenuItem
          key={`${part}/${name}`}
          onClick={() =>
            outUntil
              ? onChange(product, changeOption(product, part, name, null), texts.isBack(name))
              : onChange(product, changeOption(product, part, name, tomorrow()), texts.isOutToday(name))
          }
        >
          <ListItemText
            primary={outUntil ? texts.optionBack(name) : texts.optionToday(name)}
            secondary={part}
          />
        </MenuItem>
      ))}
    </Menu>
  );
}

type Change = Partial<Pick<Product, 'enabled' | 'outUntil' | 'config'>>;

/** A product that is not sold until an instant, or until somebody says so. */
const offSale = (until: string | null): Change => ({ enabled: false, outUntil: until });

/** A product that is sold again. */
const onSale = (): Change => ({ enabled: true, outUntil: null });

/** One option that nobody can choose until an instant; null: it can be chosen again. */
function changeOption(
  { config }: Product,
  partName: string,
  optionName: string,
  until: string | null,
): Change {
  return {
    config: {
      parts: config.parts.map((part) =>
        part.name === partName
          ? {
              ...part,
              options: part.options.map(({ outUntil, ...option }) => {
                const next = option.name === optionName ? until : outUntil;
                return next ? { ...option, outUntil: next } : option;
              }),
            }
          : part,
      ),
    },
  };
}

/** The options that customers choose from, with the part that each belongs to. */
const selectableOptions = ({ config }: Product) =>
  config.parts
    .filter(({ type }) => type === 'select' || type === 'multiselect')
    .flatMap((part) => part.options.map((option) => ({ part: part.name, ...option })));

/** How many of its options are out. */
export const countOptionsOut = (product: Product): number =>
  selectableOptions(product).filter(({ outUntil }) => Boolean(outUntil)).length;
