import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import FactsIcon from '@mui/icons-material/RestaurantMenu';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { required, SelectInput, TextInput } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { Product } from '../../lib/contract/products.ts';
import type { Part, PartOption } from '../../lib/domain/product.ts';
import { ListProblem } from '../forms/form-sections.tsx';
import { choicesOf } from '../forms/field-values.ts';
import { DecimalInput } from '../forms/inputs.tsx';
import { useCurrency } from '../data/config.ts';
import { SortableList, SortableRow } from '../sorting/sortable-list.tsx';
import { ComponentInput } from './component-input.tsx';
import { OptionExtras } from './deposit-inputs.tsx';
import { FactFields } from './fact-fields.tsx';
import { partTexts as texts } from './texts.ts';

const MODIFIERS = choicesOf(texts.modifiers);

/** Where a form has a part: one of a product's, or that of an option group. */
export type PartPath = `config.parts.${number}` | 'part';
type WithPart = Pick<Product, 'config'> & { part: Part };

/** Where there is room for all fields beside each other; by the form's own width, since a preview may stand beside it. */
const WIDE = '@container (min-width: 560px)';
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  alignItems: 'flex-start',
  mb: 1.5,
  bgcolor: 'background.paper',
  '& .MuiFormControl-root': { my: 0, minWidth: 0 },
  [WIDE]: { flexWrap: 'nowrap' },
};
/** Narrow: the name above its price, and the buttons below. */
const FIELDS = {
  flex: '1 1 calc(100% - 64px)',
  minWidth: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  [WIDE]: {
    flex: '1 1 0',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    '& > div:first-of-type': { gridColumn: 'auto' },
  },
};

/** The options of a part. */
export function OptionsInput({ at }: { at: PartPath }) {
  const name = `${at}.options` as const;
  const { fields, append, move, remove } = useFieldArray<WithPart, typeof name>({ name });
  const options = useWatch<WithPart>({ name }) as PartOption[] | undefined;
  const currency = useCurrency();
  /** The option whose facts are open. */
  const [open, setOpen] = useState<string | null>(null);
  const nameAt = (place: number) => options?.[place]?.name || texts.option(place + 1);

  return (
    <Box role="group" aria-label={texts.options} sx={{ containerType: 'inline-size' }}>
      <Typography sx={{ fontWeight: 600, my: 1 }}>{texts.options}</Typography>
      <ListProblem source={name} />
      <SortableList
        ids={fields.map(({ id }) => id)}
        nameOf={(id) => nameAt(fields.findIndex((field) => field.id === id))}
        onMove={move}
      >
        {fields.map(({ id }, place) => (
          <SortableRow key={id} id={id} label={texts.move(nameAt(place))}>
            {(handle) => (
              <Box role="group" aria-label={texts.option(place + 1)} sx={ROW}>
                <Box sx={{ pt: 0.75 }}>{handle}</Box>
                <Box sx={FIELDS}>
                  <TextInput
                    source={`${name}.${place}.name`}
                    label={texts.name}
                    validate={required()}
                    helperText={false}
                  />
                  <SelectInput
                    source={`${name}.${place}.modifier`}
                    label={texts.modifier}
                    choices={MODIFIERS}
                    validate={required()}
                    helperText={false}
                  />
                  <DecimalInput
                    source={`${name}.${place}.value`}
                    label={texts.value}
                    unit={currency}
                    allowsZero
                    decimals={2}
                  />
                  <ComponentInput at={`${name}.${place}`} />
                  <OptionExtras source={`${name}.${place}`} />
                  {open === id && (
                    <Box sx={{ gridColumn: '1 / -1', pt: 1 }}>
                      <FactFields at={`${name}.${place}.`} />
                    </Box>
                  )}
                </Box>
                <IconButton
                  sx={{ mt: 0.75, ml: 'auto' }}
                  aria-label={texts.facts(nameAt(place))}
                  aria-expanded={open === id}
                  onClick={() => setOpen(open === id ? null : id)}
                >
                  <FactsIcon />
                </IconButton>
                <IconButton
                  sx={{ mt: 0.75 }}
                  aria-label={texts.remove(nameAt(place))}
                  onClick={() => remove(place)}
                >
                  <DeleteIcon />
                </IconButton>
              </Box>
            )}
          </SortableRow>
        ))}
      </SortableList>
      <Button startIcon={<AddIcon />} onClick={() => append({ name: '', modifier: 'add', value: 0 })}>
        {texts.addOption}
      </Button>
    </Box>
  );
}
