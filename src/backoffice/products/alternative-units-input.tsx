import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Paper, Typography } from '@mui/material';
import { required, SelectInput } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { Product } from '../../lib/contract/products.ts';
import { ListProblem } from '../forms/list-problem.tsx';
import { MODELS, unitOf } from './choices.ts';
import { DecimalInput } from '../forms/decimal-input.tsx';
import { Row } from './row.tsx';
import { productTexts as texts } from './texts.ts';
import { UnitInput } from './unit-input.tsx';

/** The other units that a product is sold in. */
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
              choices={MODELS}
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
