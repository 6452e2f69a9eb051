import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useInput, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Product } from '../../lib/contract/products.ts';
import { useAllProducts } from '../data/lists.ts';
import { componentTexts as texts } from './texts.ts';

interface Props {
  /** The option's place in the form. */
  at: string;
}

/** The product that an option stands for, folded away: few have one. Choosing one names an option that has no name yet. */
export function ComponentInput({ at }: Props) {
  const { field, fieldState, id } = useInput({ source: `${at}.product` });
  const { getValues, setValue } = useFormContext();
  const { data = [] } = useAllProducts();
  const self = useRecordContext<Partial<Product>>();
  // Option groups have ids of their own.
  const isSelf = (product: Product) => self?.config !== undefined && product.id === self.id;
  const chosen = (field.value || null) as { id: number } | null;
  // Errors of the API are at the id.
  const problem = fieldState.error as { id?: { message?: string }; message?: string } | undefined;
  const message = problem?.id?.message ?? problem?.message;
  const choose = (product: Product | null) => {
    field.onChange(product && { id: product.id });
    if (product && !getValues(`${at}.name`))
      setValue(`${at}.name`, product.name, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box
      component="details"
      open={chosen !== null || message !== undefined || undefined}
      sx={{ gridColumn: '1 / -1' }}
    >
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 1.25 }}>
        {texts.summary}
      </Typography>
      <Autocomplete
        id={id}
        options={data.filter((product) => !isSelf(product))}
        value={data.find((product) => product.id === chosen?.id) ?? null}
        getOptionLabel={({ name }) => name}
        getOptionKey={(product) => product.id}
        getOptionDisabled={asks}
        renderOption={({ key, ...props }, product) => (
          <li key={key} {...props}>
            {asks(product) ? texts.asks(product.name) : product.name}
          </li>
        )}
        onChange={(_, product) => choose(product)}
        onBlur={field.onBlur}
        noOptionsText={texts.none}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={field.ref}
            label={texts.label}
            helperText={message ?? texts.hint}
            error={Boolean(message)}
          />
        )}
      />
    </Box>
  );
}

/** Whether a product asks something that has to be answered, which nobody would ask in a combo. */
const asks = ({ config }: Product) => config.parts.some(({ optional }) => !optional);
