import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import { useInput } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { Product } from '../../lib/contract/products.ts';
import { DEPOSIT_KINDS, type Deposit, type PartOption } from '../../lib/domain/product.ts';
import { useCurrency } from '../data/config.ts';
import { ListProblem } from '../forms/form-sections.tsx';
import { DecimalInput } from '../forms/inputs.tsx';
import { depositTexts as texts, productTexts } from './texts.ts';
import { Row } from './unit-inputs.tsx';

const NONE = 'none';
/** What most countries ask for a bottle; staff see it and change it. */
const USUAL = 0.25;

/** A deposit: none, or its kind, amount and rate. */
export function DepositInput({ source }: { source: string }) {
  const { field, id } = useInput({ source });
  const currency = useCurrency();
  // The form has '' for null.
  const deposit = (field.value || null) as Deposit | null;
  const choose = (kind: string) =>
    field.onChange(
      kind === NONE ? null : { amount: deposit?.amount ?? USUAL, tax: deposit?.tax ?? null, kind },
    );
  return (
    <Row>
      <TextField
        select
        id={id}
        label={texts.kind}
        value={deposit?.kind ?? NONE}
        inputRef={field.ref}
        onChange={(event) => choose(event.target.value)}
        fullWidth
      >
        {[NONE, ...DEPOSIT_KINDS].map((kind) => (
          <MenuItem key={kind} value={kind}>
            {texts.kinds[kind as keyof typeof texts.kinds]}
          </MenuItem>
        ))}
      </TextField>
      {deposit && (
        <DecimalInput source={`${source}.amount`} label={texts.amount} unit={currency} decimals={2} />
      )}
      {deposit && (
        <DecimalInput
          source={`${source}.tax`}
          label={texts.tax}
          unit="%"
          helperText={texts.taxHint}
          allowsZero
          isOptional
        />
      )}
    </Row>
  );
}

/** Parts of the price at other rates, such as a menu's drink. */
export function TaxSharesInput() {
  const { fields, append, remove } = useFieldArray<Product, 'taxShares'>({ name: 'taxShares' });
  return (
    <Box role="group" aria-label={texts.shares} sx={{ width: '100%', mb: 2 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {texts.sharesHint}
      </Typography>
      <ListProblem source="taxShares" />
      {fields.map(({ id }, place) => (
        <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <Row>
            <DecimalInput source={`taxShares.${place}.share`} label={texts.share} unit="%" decimals={2} />
            <RateInputs source={`taxShares.${place}.`} />
          </Row>
          <IconButton aria-label={texts.removeShare(place + 1)} onClick={() => remove(place)}>
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Button
        startIcon={<AddIcon />}
        onClick={() => append({ share: 20, tax: 19, takeawayTax: null, dineInTax: null })}
      >
        {texts.addShare}
      </Button>
    </Box>
  );
}

/** The rates of a share or an option; those for pickup and table may stay empty. */
function RateInputs({ source, isOptional = false }: { source: string; isOptional?: boolean }) {
  return (
    <>
      <DecimalInput
        source={`${source}tax`}
        label={texts.rate(productTexts.tax)}
        unit="%"
        allowsZero
        isOptional={isOptional}
      />
      <DecimalInput
        source={`${source}takeawayTax`}
        label={texts.rate(productTexts.takeawayTax)}
        unit="%"
        allowsZero
        isOptional
      />
      <DecimalInput
        source={`${source}dineInTax`}
        label={texts.rate(productTexts.dineInTax)}
        unit="%"
        allowsZero
        isOptional
      />
    </>
  );
}

/** Deposit and rates of an option, folded away: few have any. */
export function OptionExtras({ source }: { source: string }) {
  const option = useWatch({ name: source }) as PartOption | undefined;
  const isSet = Boolean(option?.deposit) || typeof option?.tax === 'number';
  return (
    <Box component="details" open={isSet || undefined} sx={{ gridColumn: '1 / -1' }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 1.25 }}>
        {texts.extras}
      </Typography>
      <DepositInput source={`${source}.deposit`} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {texts.optionRates}
      </Typography>
      <Row>
        <RateInputs source={`${source}.`} isOptional />
      </Row>
    </Box>
  );
}
