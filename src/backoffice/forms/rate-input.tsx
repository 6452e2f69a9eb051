import { SelectInput } from 'react-admin';
import type { Country } from '../../lib/domain/country.ts';
import { dayOf } from '../../lib/domain/dates.ts';
import { formatAmount } from '../../lib/domain/quantity.ts';
import { ratesOn } from '../../lib/domain/tax-rates.ts';
import { useConfig } from '../data/config.ts';
import { EMPTY_IS_A_CHOICE } from './field-values.ts';
import { formTexts as texts } from './texts.ts';

const choicesFor = (country: Country, zone: string) =>
  ratesOn(country, dayOf(Date.now(), zone)).map(({ name, title, percent }) => ({
    id: name,
    name: texts.rate(title, formatAmount(percent)),
  }));

/** A tax rate of the shop's country by its name, in place of a number; nothing where no country is set. `label` says what it is for where there are several. */
export function RateInput({ source, label }: { source: string; label?: string }) {
  const config = useConfig();
  if (!config?.country) return null;
  return (
    <SelectInput
      source={source}
      label={label === undefined ? texts.taxRate : texts.rateOf(label)}
      choices={choicesFor(config.country, config.timezone)}
      emptyText={texts.rateAsNumber}
      // Left out, it is the number.
      parse={(value: string) => value || undefined}
      helperText={false}
      slotProps={EMPTY_IS_A_CHOICE}
      fullWidth
    />
  );
}
