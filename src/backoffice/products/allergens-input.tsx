import { Autocomplete, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { useMemo } from 'react';
import { useAllProducts } from './all-products.ts';
import { productTexts as texts } from './texts.ts';

/** The fourteen that have to be named (Regulation (EU) 1169/2011, annex II). */
const KNOWN = [
  'Gluten',
  'Krebstiere',
  'Eier',
  'Fisch',
  'Erdnüsse',
  'Soja',
  'Milch',
  'Schalenfrüchte',
  'Sellerie',
  'Senf',
  'Sesam',
  'Sulfite',
  'Lupinen',
  'Weichtiere',
];

/** Allergens as chips: those that the shop uses already, those that the law names, or others. */
export function AllergensInput({ source }: { source: string }) {
  const { field, fieldState, id } = useInput({ source });
  const data = useAllProducts();
  const options = useMemo(
    () => [...new Set([...(data ?? []).flatMap(({ allergens }) => allergens), ...KNOWN])],
    [data],
  );
  return (
    <Autocomplete
      multiple
      freeSolo
      id={id}
      options={options}
      value={(field.value as string[] | undefined) ?? []}
      filterSelectedOptions
      autoSelect
      onChange={(_, chosen) =>
        field.onChange([...new Set(chosen.map((name) => name.trim()).filter(Boolean))])
      }
      onBlur={field.onBlur}
      sx={{ mb: 2, width: '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={texts.allergens}
          helperText={fieldState.error?.message ?? texts.allergensHint}
          error={Boolean(fieldState.error)}
        />
      )}
    />
  );
}
