import { Autocomplete, Box, MenuItem, TextField } from '@mui/material';
import { memo, type ReactNode } from 'react';
import type { Category, Station } from '../../lib/contract/entities.ts';
import { ALLERGENS } from '../../lib/domain/allergens.ts';
import { MODES, type Mode } from '../../lib/domain/modes.ts';
import { MODE_NAMES } from '../../lib/domain/words/modes.ts';
import { LEAD_TIME_TYPES, type LeadTimeType } from '../../lib/domain/product.ts';
import type { RateName } from '../../lib/domain/tax-rates.ts';
import { EMPTY_IS_A_CHOICE } from '../forms/field-values.ts';
import { stationInputTexts } from '../forms/texts.ts';
import { NO_STATION, type BulkInput } from './bulk-change.ts';
import { bulkTexts as texts, productTexts } from './texts.ts';

interface Props {
  categories: readonly Category[];
  /** Empty: the shop has none, and nothing is said of them. */
  stations: readonly Station[];
  /** The country's rates by name; empty: rates are typed as numbers. */
  rates: readonly { name: RateName; label: string }[];
  input: BulkInput;
  problems: Readonly<Record<string, string>>;
  onChange: (input: Partial<BulkInput>) => void;
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  alignItems: 'start',
};

const YES_NO = [
  ['', texts.keep],
  ['yes', texts.yesNo(true)],
  ['no', texts.yesNo(false)],
] as const;

/** Which products to change, and what of them. Memoised, since every checkbox of the preview renders the page. */
export const BulkChangeFields = memo(function BulkChangeFields(props: Props) {
  const { categories, stations, input, problems, onChange } = props;
  const ofCategories = categories.map(({ id, name }): Choice => [String(id), name]);
  return (
    <Box sx={GRID}>
      <Select
        label={texts.which}
        value={input.from}
        choices={[['', texts.all], ...ofCategories]}
        onChange={(from) => onChange({ from })}
      />
      <Select
        label={texts.moveTo}
        value={input.category}
        choices={[['', texts.keep], ...ofCategories]}
        onChange={(category) => onChange({ category })}
      />
      <Select
        label={texts.visible}
        value={input.visible}
        choices={YES_NO}
        onChange={(visible) => onChange({ visible: visible as BulkInput['visible'] })}
      />
      {MODES.map((mode) => (
        <Rate key={mode} mode={mode} {...props} />
      ))}
      <Select
        label={texts.enabled}
        value={input.enabled}
        choices={YES_NO}
        onChange={(enabled) => onChange({ enabled: enabled as BulkInput['enabled'] })}
      />
      {stations.length > 0 && (
        <Select
          label={stationInputTexts.station}
          value={input.station}
          choices={[
            ['', texts.keep],
            [NO_STATION, stationInputTexts.none.product],
            ...stations.map(({ id, name }): Choice => [String(id), name]),
          ]}
          onChange={(station) => onChange({ station })}
        />
      )}
      <Names label={texts.add} value={input.add} onChange={(add) => onChange({ add })} />
      <Names label={texts.remove} value={input.remove} onChange={(remove) => onChange({ remove })} />
      <Select
        label={texts.leadTime}
        value={input.leadTimeType}
        choices={[
          ['', texts.keep],
          ['none', texts.noLeadTime],
          ...LEAD_TIME_TYPES.map((type): Choice => [type, productTexts.leadTimeTypes[type]]),
        ]}
        onChange={(type) => onChange({ leadTimeType: type as '' | 'none' | LeadTimeType })}
      />
      {input.leadTimeType !== '' && input.leadTimeType !== 'none' && (
        <TextField
          label={texts.leadTimeValue}
          value={input.leadTimeValue}
          error={problems['leadTime'] !== undefined}
          helperText={problems['leadTime']}
          onChange={({ target }) => onChange({ leadTimeValue: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
      )}
    </Box>
  );
});

type Choice = readonly [value: string, label: ReactNode];

interface SelectProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}

function Select({ label, value, choices, onChange }: SelectProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={EMPTY_IS_A_CHOICE}
    >
      {choices.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Rate({ mode, rates, input, problems, onChange }: Props & { mode: Mode }) {
  const change = (rate: string) => onChange({ rates: { ...input.rates, [mode]: rate } });
  const value = input.rates[mode] ?? '';
  if (rates.length > 0)
    return (
      <Select
        label={texts.rate(MODE_NAMES[mode])}
        value={value}
        choices={[['', texts.keep], ...rates.map(({ name, label }): Choice => [name, label])]}
        onChange={change}
      />
    );
  return (
    <TextField
      label={texts.percent(MODE_NAMES[mode])}
      placeholder={texts.keep}
      value={value}
      error={problems[mode] !== undefined}
      helperText={problems[mode]}
      onChange={({ target }) => change(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
}

const KNOWN = ALLERGENS.map(({ name }) => name);

function Names({
  label,
  value,
  onChange,
}: {
  label: string;
  value: readonly string[];
  onChange: (names: readonly string[]) => void;
}) {
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      options={KNOWN}
      value={[...value]}
      onChange={(_, chosen) => onChange([...new Set(chosen.map((name) => name.trim()).filter(Boolean))])}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
