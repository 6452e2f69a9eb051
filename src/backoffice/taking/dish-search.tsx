import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { initialParts } from '../../lib/domain/parts.ts';
import { addItem, allowedAmount } from '../../lib/domain/cart.ts';
import type { Product } from '../../lib/domain/product.ts';
import { defaultChoice } from '../../lib/domain/quantity.ts';
import { randomKey } from '../../lib/stores/checkout/send-order.ts';
import type { DraftLine } from './draft.ts';
import { findDishes, type TakingDish } from './offer.ts';
import { isShortcut } from '../data/shortcuts.ts';
import { takingTexts as texts } from './texts.ts';
import type { Taking } from './use-taking.ts';

/** A new line of a dish, as it is when customers open it. */
function lineOf(product: Product, amount: number | null): DraftLine {
  const chosen = defaultChoice(product);
  const item = { product, ...chosen, parts: initialParts(product) };
  return {
    id: randomKey(),
    productId: product.id,
    unit: chosen.unit,
    parts: item.parts,
    amount: amount === null ? chosen.amount : allowedAmount(item, amount),
  };
}

/** Adds a dish: to its line where there is nothing to choose, else as a line of its own. */
function withDish(lines: readonly DraftLine[], product: Product, amount: number | null): DraftLine[] {
  const line = lineOf(product, amount);
  const same =
    product.config.parts.length > 0
      ? undefined
      : lines.find((one) => one.productId === product.id && one.unit === line.unit);
  if (!same) return [...lines, line];
  const [sum] = addItem([{ product, ...same }], { product, ...line });
  return lines.map((one) => (one === same ? { ...one, amount: sum?.amount ?? one.amount } : one));
}

/** Dishes by their letters, as customers find them; Enter takes the first. */
export function DishSearch({ taking }: { taking: Taking }) {
  const { menu, change, offer } = taking;
  const [typed, setTyped] = useState('');
  const { amount, found } = menu ? findDishes(menu, typed) : { amount: null, found: [] };
  const { currency } = offer.config;

  function add({ product }: TakingDish): void {
    change(({ lines }) => ({ lines: withDish(lines, product, amount) }));
    setTyped('');
    if (product.config.parts.length > 0) openChoices();
  }

  return (
    <Autocomplete<TakingDish>
      value={null}
      options={found}
      inputValue={typed}
      open={typed.trim() !== ''}
      autoHighlight
      clearOnBlur={false}
      filterOptions={(all) => all}
      getOptionLabel={({ product }) => product.name}
      getOptionKey={({ product }) => product.id}
      getOptionDisabled={({ problem }) => problem !== null}
      isOptionEqualToValue={(one, other) => one.product.id === other.product.id}
      noOptionsText={texts.noDish}
      forcePopupIcon={false}
      onInputChange={(_, text, reason) => reason !== 'reset' && reason !== 'selectOption' && setTyped(text)}
      onChange={(_, dish) => dish && add(dish)}
      renderOption={({ key, ...props }, { product, problem }) => (
        <Box component="li" key={key} {...props} sx={{ minHeight: 44, gap: 1 }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {product.name}
          </Box>
          <Typography component="span" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {problem ?? formatMoney(toCents(product.price), currency)}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          margin="none"
          label={texts.search}
          helperText={texts.searchHint}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'data-search': '', enterKeyHint: 'done' },
          }}
          onKeyDown={(event) => {
            if (!isShortcut('onward', event)) return;
            event.preventDefault();
            // Nothing more is asked for.
            if (typed.trim() === '')
              event.currentTarget.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
          }}
        />
      )}
    />
  );
}

/** Leads into the choices of the line that was just added. */
function openChoices(): void {
  requestAnimationFrame(() => {
    const all = document.querySelectorAll<HTMLElement>('[data-choices]');
    const last = all[all.length - 1];
    (
      last?.querySelector<HTMLElement>('input:checked') ?? last?.querySelector<HTMLElement>('input, textarea')
    )?.focus();
  });
}
