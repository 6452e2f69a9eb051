import { Autocomplete, Box, TextField } from '@mui/material';
import { useMemo } from 'react';
import { BooleanInput, SelectInput, useInput } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { ADDITIVES } from '../../lib/domain/additives.ts';
import { ALLERGENS } from '../../lib/domain/allergens.ts';
import { CONTENT_UNITS, type ContentUnit, MINIMUM_AGES, type NetContent } from '../../lib/domain/product.ts';
import { useAllProducts } from '../data/lists.ts';
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
        <ContentInput
          source={`${at}netContent`}
          label={texts.netContent}
          hint={texts.netContentHint}
          units={CONTENT_UNITS}
          usual="ml"
        />
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
  const { data } = useAllProducts();
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

interface ContentProps {
  source: string;
  label: string;
  hint: string;
  units: readonly ContentUnit[];
  /** The unit until another is chosen. */
  usual: ContentUnit;
}

/** How much is in one package: an amount with its unit, or nothing. */
export function ContentInput({ source, label, hint, units, usual }: ContentProps) {
  const { field } = useController({ name: source });
  const content = field.value as Partial<NetContent> | null | undefined;
  const unit = content?.unit ?? usual;
  const isWrong = Boolean(content) && !(Number(content?.amount) > 0);
  return (
    <Box sx={{ display: 'flex', gap: 1, width: '100%' }}>
      <TextField
        label={label}
        defaultValue={content?.amount === undefined ? '' : String(content.amount).replace('.', ',')}
        error={isWrong}
        helperText={hint}
        onChange={({ target }) => {
          const typed = target.value.trim();
          field.onChange(typed === '' ? null : { amount: Number(typed.replace(',', '.')), unit });
        }}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        fullWidth
      />
      <TextField
        select
        label={texts.contentUnit(label)}
        value={unit}
        disabled={!content}
        onChange={({ target }) => field.onChange({ ...content, unit: target.value })}
        slotProps={{ select: { native: true } }}
        sx={{ minWidth: 110 }}
      >
        {units.map((symbol) => (
          <option key={symbol}>{symbol}</option>
        ))}
      </TextField>
    </Box>
  );
}
