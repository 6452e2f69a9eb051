import { Box, FormControlLabel, Switch } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Product } from '../../lib/contract/products.ts';
import { WEIGHT_UNITS } from '../../lib/domain/food-label.ts';
import type { Nutrition } from '../../lib/domain/nutrition.ts';
import { useConfig } from '../data/config.ts';
import { DecimalInput, StringInput } from '../forms/inputs.tsx';
import { ContentInput } from './fact-fields.tsx';
import { productTexts as texts } from './texts.ts';
import { Row } from './unit-inputs.tsx';

const NOTHING: Nutrition = {
  energyKj: 0,
  fat: 0,
  saturates: 0,
  carbohydrates: 0,
  sugars: 0,
  protein: 0,
  salt: 0,
};
const NUTRIENTS = Object.entries(texts.nutrients) as [keyof Nutrition, string][];

/** Helper texts stand clear of the next field's label. */
const FIELDS = { display: 'grid', rowGap: 1.5 };

/** Facts that only a product has: the right of withdrawal, origin, nutrition, and the label of packed food. */
export function ProductFacts() {
  const isSwiss = useConfig()?.country === 'CH';
  const { setValue } = useFormContext<Product>();
  const nutrition = useWatch<Product, 'nutrition'>({ name: 'nutrition' });
  return (
    <Box sx={FIELDS}>
      <BooleanInput source="isReturnable" label={texts.isReturnable} helperText={texts.isReturnableHint} />
      <StringInput
        source="origin"
        label={texts.origin}
        helperText={isSwiss ? texts.originHintCH : texts.originHint}
      />
      <FormControlLabel
        control={
          <Switch
            checked={Boolean(nutrition)}
            onChange={(_, isOn) => setValue('nutrition', isOn ? NOTHING : null, { shouldDirty: true })}
          />
        }
        label={texts.nutrition}
        sx={{ mb: 1 }}
      />
      {nutrition && (
        <Box
          sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}
        >
          {NUTRIENTS.map(([key, label]) => (
            <DecimalInput
              key={key}
              source={`nutrition.${key}`}
              label={label}
              unit={key === 'energyKj' ? 'kJ' : 'g'}
              between={key === 'energyKj' ? ENERGY : MASS}
            />
          ))}
        </Box>
      )}
      <LabelFields />
    </Box>
  );
}

/** What the label of packed food says, folded while there is nothing. */
function LabelFields() {
  const { setValue } = useFormContext<Product>();
  const label = useWatch<Product, 'label'>({ name: 'label' });
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={Boolean(label)}
            onChange={(_, isOn) => setValue('label', isOn ? {} : null, { shouldDirty: true })}
          />
        }
        label={texts.label}
        sx={{ mb: 1 }}
      />
      {label && (
        <Box role="group" aria-label={texts.label} sx={FIELDS}>
          <StringInput source="label.foodName" label={texts.foodName} helperText={texts.foodNameHint} />
          <StringInput
            source="label.ingredients"
            label={texts.ingredients}
            helperText={texts.ingredientsHint}
            multiline
            minRows={2}
          />
          <Row>
            <ContentInput
              source="label.drainedWeight"
              label={texts.drainedWeight}
              hint={texts.drainedWeightHint}
              units={WEIGHT_UNITS}
              usual="g"
            />
            <DecimalInput
              source="label.alcohol"
              label={texts.alcohol}
              unit="% vol"
              helperText={texts.alcoholHint}
              between={ALCOHOL}
              decimals={1}
              isOptional
            />
          </Row>
          <StringInput
            source="label.instructions"
            label={texts.instructions}
            helperText={texts.instructionsHint}
            multiline
          />
          <StringInput
            source="label.producer"
            label={texts.producer}
            helperText={texts.producerHint}
            multiline
          />
        </Box>
      )}
    </>
  );
}

const ENERGY = [0, 4000] as const;
const MASS = [0, 100] as const;
const ALCOHOL = [0, 100] as const;
