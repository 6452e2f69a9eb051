import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { MenuItem, TextField, Box, Button, IconButton, Paper, Typography } from '@mui/material';
import { useInput, required, SelectInput } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';
import type { Product } from '../../lib/contract/products.ts';
import { UNITS, UNIT_SYMBOLS, type Unit, type UnitSymbol } from '../../lib/domain/units.ts';
import { DecimalInput } from '../forms/inputs.tsx';
import { ListProblem } from '../forms/form-sections.tsx';
import { choicesOf } from '../forms/field-values.ts';
import { productTexts as texts } from './texts.ts';

/** Choices for how exact a price is. */
export const CALCULATION_MODELS = choicesOf(texts.models);

/** The unit of a symbol, as the API has it. */
const unitOf = (symbol: UnitSymbol): Unit => ({ type: UNITS[symbol].type, symbol });

/** Chooses a unit by its symbol. */
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
      {UNIT_SYMBOLS.map((symbol) => (
        <MenuItem key={symbol} value={symbol}>
          {symbol}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Further units in which a product is sold. */
export function AlternativeUnitsInput() {
  const { fields, append, remove } = useFieldArray<Product, 'alternativeUnits'>({ name: 'alternativeUnits' });
  const own = useWatch<Product, 'unit'>({ name: 'unit' });
  const values = useWatch<Product, 'alternativeUnits'>({ name: 'alternativeUnits' });
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {texts.alternativeHint}
      </Typography>
      <ListProblem source="alternativeUnits" />
      {fields.map(({ id }, place) => (
        <Paper
          key={id}
          variant="outlined"
          role="group"
          aria-label={texts.alternative(place + 1)}
          sx={{ p: 2, mb: 2 }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
            <Typography sx={{ flex: 1, fontWeight: 600 }}>{texts.alternative(place + 1)}</Typography>
            <IconButton aria-label={texts.removeAlternative(place + 1)} onClick={() => remove(place)}>
              <DeleteIcon />
            </IconButton>
          </Box>
          <Row>
            <UnitInput source={`alternativeUnits.${place}.unit`} label={texts.unit} />
            <DecimalInput
              source={`alternativeUnits.${place}.ratio`}
              label={texts.ratio}
              helperText={texts.ratioHint(own.symbol, values[place]?.unit.symbol ?? '')}
            />
            <SelectInput
              source={`alternativeUnits.${place}.calculationModel`}
              label={texts.calculationModel}
              choices={CALCULATION_MODELS}
              validate={required()}
            />
          </Row>
          <Row>
            <DecimalInput
              source={`alternativeUnits.${place}.minimumQuantity`}
              label={texts.minimumQuantity}
            />
            <DecimalInput
              source={`alternativeUnits.${place}.maximumQuantity`}
              label={texts.maximumQuantity}
              helperText={texts.maximumHint}
              allowsZero
            />
            <DecimalInput
              source={`alternativeUnits.${place}.quantityStepSize`}
              label={texts.quantityStepSize}
            />
          </Row>
        </Paper>
      ))}
      <Button
        startIcon={<AddIcon />}
        onClick={() =>
          append({
            unit: unitOf('Portion'),
            ratio: 1,
            minimumQuantity: 1,
            maximumQuantity: 0,
            quantityStepSize: 1,
            calculationModel: 'fixed',
          })
        }
      >
        {texts.addAlternative}
      </Button>
    </Box>
  );
}

/** Fields beside each other where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
        gap: 2,
        width: '100%',
        mb: 2,
        alignItems: 'start',
        '& .MuiFormControl-root': { mt: 0, mb: 0 },
      }}
    >
      {children}
    </Box>
  );
}
