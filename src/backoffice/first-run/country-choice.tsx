import { useState } from 'react';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Config } from '../../lib/contract/config.ts';
import type { Product } from '../../lib/contract/products.ts';
import { COUNTRIES, type Country } from '../../lib/domain/country.ts';
import { dayOf } from '../../lib/domain/dates.ts';
import { call } from '../data/call.ts';
import { readSettings, writeSettings } from '../data/config.ts';
import { dataProvider } from '../data/data-provider.ts';
import { configTexts } from '../config/texts.ts';
import { namedAreas, namedRates } from './name-rates.ts';
import { texts } from './texts.ts';

const words = texts.country;

/** What is usual in a country; suggested, never set unasked. */
const USUAL: Record<Country, { currency: string; timezone: string }> = {
  DE: { currency: 'EUR', timezone: 'Europe/Berlin' },
  AT: { currency: 'EUR', timezone: 'Europe/Vienna' },
  CH: { currency: 'CHF', timezone: 'Europe/Zurich' },
};

/** Asks where the shop is, and sets what follows from it and is agreed to. */
export function CountryChoice({ config, onSaved }: { config: Config; onSaved: () => void }) {
  const [country, setCountry] = useState<Country>(config.country || 'DE');
  const [isRegional, setRegional] = useState(true);
  const [isNatural, setNatural] = useState(true);
  const [isNaming, setNaming] = useState(true);
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<{ severity: 'success' | 'error'; text: string } | null>(null);
  const usual = USUAL[country];
  const differs = usual.currency !== config.currency || usual.timezone !== config.timezone;

  async function save() {
    setSaving(true);
    try {
      const regional = differs && isRegional ? usual : {};
      const german = isNatural ? 'natural' : config.german;
      await writeSettings(await readSettings(), { country, german, ...regional });
      if (isNaming) await nameRates(country, dayOf(Date.now(), usual.timezone));
      setOutcome({ severity: 'success', text: words.saved });
      onSaved();
    } catch (error) {
      setOutcome({ severity: 'error', text: error instanceof Error ? error.message : words.failed });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1.5, justifyItems: 'start' }}>
      <TextField
        select
        label={words.label}
        value={country}
        onChange={({ target }) => setCountry(target.value as Country)}
        sx={{ minWidth: 220 }}
      >
        {COUNTRIES.map((code) => (
          <MenuItem key={code} value={code}>
            {configTexts.shop.countries[code]}
          </MenuItem>
        ))}
      </TextField>
      {differs && (
        <FormControlLabel
          control={<Checkbox checked={isRegional} onChange={(_, isOn) => setRegional(isOn)} />}
          label={`${words.currency(usual.currency)}, ${words.timezone(usual.timezone)}`}
        />
      )}
      <FormControlLabel
        control={<Checkbox checked={isNatural} onChange={(_, isOn) => setNatural(isOn)} />}
        label={words.german(country)}
      />
      <FormControlLabel
        control={<Checkbox checked={isNaming} onChange={(_, isOn) => setNaming(isOn)} />}
        label={words.names}
      />
      <Typography color="text.secondary" variant="body2">
        {words.namesHint} {words.keepWording}
      </Typography>
      <Button variant="contained" disabled={isSaving} onClick={() => void save()}>
        {words.save}
      </Button>
      {outcome && <Alert severity={outcome.severity}>{outcome.text}</Alert>}
    </Box>
  );
}

/** Gives products and delivery areas without named rates those that their numbers stand for. */
async function nameRates(country: Country, day: string): Promise<void> {
  const [products, branches] = await Promise.all([
    dataProvider.getList<Product>('products', { filter: {} }),
    dataProvider.getList<Branch>('branches', { filter: {} }),
  ]);
  for (const product of products.data) {
    const taxRates = namedRates(product, country, day);
    if (taxRates)
      await call('put /api/products/{id}', { params: { id: product.id }, body: { taxRates } }, words.failed);
  }
  for (const branch of branches.data) {
    const deliveryAreas = namedAreas(branch, country, day);
    if (deliveryAreas)
      await call(
        'put /api/branches/{id}',
        { params: { id: branch.id }, body: { deliveryAreas } },
        words.failed,
      );
  }
}
