import { MenuItem, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import type { Unit, UnitSymbol } from '../../lib/domain/units.ts';
import { SYMBOLS, unitOf } from './choices.ts';

/** A unit by its symbol. */
export function UnitInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState, id } = useInput({ source });
  const value = field.value as Unit | undefined;
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value?.symbol ?? 'Stk'}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(unitOf(event.target.value as UnitSymbol))}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message}
      fullWidth
    >
      {SYMBOLS.map((symbol) => (
        <MenuItem key={symbol.id} value={symbol.id}>
          {symbol.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
