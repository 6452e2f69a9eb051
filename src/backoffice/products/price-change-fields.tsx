import { Box, InputAdornment, MenuItem, TextField } from '@mui/material';
import { memo } from 'react';
import type { Category } from '../../lib/contract/entities.ts';
import { ROUNDINGS, type PriceChange } from './price-change.ts';
import { useCurrency } from '../data/config.ts';
import { priceChangeTexts as texts } from './texts.ts';

interface Props {
  categories: readonly Category[];
  category: number;
  kind: PriceChange['kind'];
  typed: string;
  rounding: PriceChange['rounding'];
  disabled: boolean;
  onCategory: (id: number) => void;
  onKind: (kind: PriceChange['kind']) => void;
  onTyped: (text: string) => void;
  onRounding: (rounding: PriceChange['rounding']) => void;
}

/** Which prices to change, and how. Memoised, since every checkbox of the table renders the page. */
export const PriceChangeFields = memo(function PriceChangeFields(props: Props) {
  const { categories, category, kind, typed, rounding, disabled } = props;
  const currency = useCurrency();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        alignItems: 'start',
      }}
    >
      <TextField
        select
        label={texts.category}
        value={category}
        disabled={disabled}
        onChange={(event) => props.onCategory(Number(event.target.value))}
      >
        <MenuItem value={0}>{texts.all}</MenuItem>
        {categories.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={texts.change}
        value={kind}
        disabled={disabled}
        onChange={(event) => props.onKind(event.target.value as PriceChange['kind'])}
      >
        <MenuItem value="percent">{texts.kinds.percent}</MenuItem>
        <MenuItem value="amount">{texts.kinds.amount}</MenuItem>
      </TextField>
      <TextField
        label={texts.value}
        value={typed}
        disabled={disabled}
        helperText={texts.valueHint}
        onChange={(event) => props.onTyped(event.target.value)}
        slotProps={{
          htmlInput: { inputMode: 'text', autoComplete: 'off' },
          input: {
            endAdornment: (
              <InputAdornment position="end">{kind === 'percent' ? '%' : currency}</InputAdornment>
            ),
          },
        }}
      />
      <TextField
        select
        label={texts.rounding}
        value={rounding}
        disabled={disabled}
        onChange={(event) => props.onRounding(event.target.value as PriceChange['rounding'])}
      >
        {ROUNDINGS.map((key) => (
          <MenuItem key={key} value={key}>
            {texts.roundings[key]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
});
