import { Divider, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import type { Product } from '../../lib/contract/products.ts';
import { nextRestock } from '../../lib/domain/sold-out.ts';
import { afterPaint } from '../data/queries.ts';
import { ALL_PRODUCTS } from '../data/lists.ts';
import { offSaleTexts as texts } from './texts.ts';

interface SaleToggle {
  /** Puts a product back on sale; for one on sale, opens a menu at the switch that asks for how long to take it off. */
  toggleSale: (product: Product, at: HTMLElement) => void;
  /** The open menu, to render. */
  menu: ReactNode;
}

/** Takes products off sale in all branches, for today or until further notice, and puts them back. `zone` is undefined until loaded. */
export function useSaleToggle(zone: string | undefined): SaleToggle {
  const [target, setTarget] = useState<{ product: Product; at: HTMLElement } | null>(null);
  // Deferred, so that the tap shows an effect before the menu is rendered.
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
  const toggleSale = useCallback(
    (product: Product, at: HTMLElement) => {
      if (product.enabled) setTarget({ product, at });
      // Starting an edit renders the whole list: show the effect of the tap before.
      else afterPaint(() => change(product, onSale(), texts.isBack(product.name)));
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
  return { toggleSale, menu };
}

interface Props {
  product: Product;
  zone: string;
  /** The switch that opened the menu. */
  at: HTMLElement;
  onChange: (product: Product, data: Partial<Product>, message: string) => void;
  onClose: () => void;
}

/** How long to take a product off sale: for today or until further notice. Also offers single options for today. */
function OffSaleMenu({ product, zone, at, onChange, onClose }: Props) {
  const tomorrow = () => nextRestock(zone, Date.now());
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

/** Off sale until an instant (ISO 8601); null: until staff put it back. */
const offSale = (until: string | null): Change => ({ enabled: false, outUntil: until });

const onSale = (): Change => ({ enabled: true, outUntil: null });

/** Makes one option unavailable until an instant (ISO 8601); null: available again. */
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

/** The options of select parts, with the name of their part. */
const selectableOptions = ({ config }: Product) =>
  config.parts
    .filter(({ type }) => type === 'select' || type === 'multiselect')
    .flatMap((part) => part.options.map((option) => ({ part: part.name, ...option })));

/** How many options are unavailable. */
export const countOptionsOut = (product: Product): number =>
  selectableOptions(product).filter(({ outUntil }) => Boolean(outUntil)).length;
