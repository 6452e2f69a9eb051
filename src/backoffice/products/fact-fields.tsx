import { Autocomplete, Box, FormControlLabel, Switch, TextField } from '@mui/material';
import { useMemo } from 'react';
import { BooleanInput, SelectInput, useInput } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { Product } from '../../lib/contract/products.ts';
import { ADDITIVES } from '../../lib/domain/additives.ts';
import { ALLERGENS } from '../../lib/domain/allergens.ts';
import type { Nutrition } from '../../lib/domain/nutrition.ts';
import { CONTENT_UNITS, MINIMUM_AGES, type NetContent } from '../../lib/domain/product.ts';
import { useAllProducts } from '../data/lists.ts';
import { DecimalInput, StringInput } from '../forms/inputs.tsx';
import { productTexts as texts } from './texts.ts';
import { Row } from './unit-inputs.tsx';

/** What has to be said of a product or an option: `at` is the option's place in the form, '' the product's. */
export function FactFields({ at = '' }: { at?: string }) {
  const names = useWatch({ name: `${at}allergens` }) as string[] | null | undefined;
  return (
    <>
      <NamesInput
        source={`${at}allergens`}
        of="allergens"
        known={ALLERGENS}
        label={texts.allergens}
        hint={texts.allergensHint}
      />
      {!names?.length && (
        <BooleanInput
          source={`${at}noAllergens`}
          label={texts.noAllergens}
          helperText={texts.noAllergensHint}
        />
      )}
      <NamesInput
        source={`${at}additives`}
        of="additives"
        known={ADDITIVES}
        label={texts.additives}
        hint={texts.additivesHint}
      />
      <Row>
        <NetContentInput source={`${at}netContent`} />
        <SelectInput
          source={`${at}minimumAge`}
          label={texts.minimumAge}
          choices={MINIMUM_AGES.map((id) => ({ id, name: texts.minimumAges[id] }))}
          emptyText={texts.anyAge}
          helperText={texts.minimumAgeHint}
          parse={(chosen: unknown) => (chosen === '' || chosen === null ? null : Number(chosen))}
        />
      </Row>
    </>
  );
}

interface NamesProps {
  source: string;
  of: 'allergens' | 'additives';
  known: readonly { name: string }[];
  label: string;
  hint: string;
}

/** Names as chips, with suggestions: those that the law names, and those that the shop uses. */
function NamesInput({ source, of, known, label, hint }: NamesProps) {
  const { field, fieldState, id } = useInput({ source });
  const data = useAllProducts();
  const options = useMemo(
    () => [...new Set([...known.map(({ name }) => name), ...(data ?? []).flatMap((product) => product[of])])],
    [data, known, of],
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
          label={label}
          helperText={fieldState.error?.message ?? hint}
          error={Boolean(fieldState.error)}
        />
      )}
    />
  );
}

/** How much is in one package: an amount with its unit, or nothing. */
function NetContentInput({ source }: { source: string }) {
  const { field } = useController({ name: source });
  const content = field.value as Partial<NetContent> | null | undefined;
  const unit = content?.unit ?? 'ml';
  const isWrong = Boolean(content) && !(Number(content?.amount) > 0);
  return (
    <Box sx={{ display: 'flex', gap: 1, width: '100%' }}>
      <TextField
        label={texts.netContent}
        defaultValue={content?.amount === undefined ? '' : String(content.amount).replace('.', ',')}
        error={isWrong}
        helperText={texts.netContentHint}
        onChange={({ target }) => {
          const typed = target.value.trim();
          field.onChange(typed === '' ? null : { amount: Number(typed.replace(',', '.')), unit });
        }}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        fullWidth
      />
      <TextField
        select
        label={texts.contentUnit}
        value={unit}
        disabled={!content}
        onChange={({ target }) => field.onChange({ ...content, unit: target.value })}
        slotProps={{ select: { native: true } }}
        sx={{ minWidth: 110 }}
      >
        {CONTENT_UNITS.map((symbol) => (
          <option key={symbol}>{symbol}</option>
        ))}
      </TextField>
    </Box>
  );
}

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

/** Facts that only a product has: the right of withdrawal, origin and nutrition. */
export function OriginAndNutrition() {
  const { setValue } = useFormContext<Product>();
  const nutrition = useWatch<Product, 'nutrition'>({ name: 'nutrition' });
  return (
    <>
      <BooleanInput source="isReturnable" label={texts.isReturnable} helperText={texts.isReturnableHint} />
      <StringInput source="origin" label={texts.origin} helperText={texts.originHint} />
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
    </>
  );
}

const ENERGY = [0, 4000] as const;
const MASS = [0, 100] as const;
