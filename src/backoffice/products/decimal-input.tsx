import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useInput, type Validator } from 'react-admin';
import { formatAmount } from '../../lib/domain/amount-input.ts';
import { parseDecimal } from './decimal-text.ts';
import { productTexts as texts } from './texts.ts';

interface Props {
  source: string;
  label: string;
  /** What is written behind the number. */
  unit?: string;
  helperText?: string;
  /** Whether 0 is allowed. */
  allowsZero?: boolean;
  /** Whether it may be left empty, which is null. */
  isOptional?: boolean;
  decimals?: number;
  defaultValue?: number | null;
}

const above: Validator = (value: unknown) =>
  typeof value !== 'number' ? texts.numberNeeded : value > 0 ? undefined : texts.aboveZero;
const notBelow: Validator = (value: unknown) =>
  typeof value !== 'number' ? texts.numberNeeded : value >= 0 ? undefined : texts.notNegative;
const notBelowIfAny: Validator = (value: unknown, ...rest) =>
  value === null || value === undefined ? undefined : notBelow(value, ...rest);

/** A number as Germans write it, whatever the browser's language: with a comma, and without arrows that a swipe turns. */
export function DecimalInput({
  source,
  label,
  unit,
  helperText,
  allowsZero = false,
  isOptional = false,
  decimals = 6,
  defaultValue,
}: Props) {
  const { field, fieldState, id, formState } = useInput({
    source,
    validate: isOptional ? notBelowIfAny : allowsZero ? notBelow : above,
    ...(defaultValue === undefined ? {} : { defaultValue }),
  });
  /** What is being typed; null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const value = field.value as number | null | undefined;
  const error =
    fieldState.error && (fieldState.isTouched || formState.isSubmitted)
      ? fieldState.error.message
      : undefined;

  return (
    <TextField
      id={id}
      label={label}
      inputRef={field.ref}
      name={field.name}
      value={typed ?? (typeof value === 'number' ? formatNumber(value, decimals) : '')}
      error={error !== undefined}
      // react-admin wraps its own messages for translation; these are German already.
      helperText={error?.replace(/^@@react-admin@@"?|"$/g, '') ?? helperText}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(parseDecimal(event.target.value));
      }}
      onBlur={() => {
        if (typed !== null && parseDecimal(typed) !== null) setTyped(null);
        field.onBlur();
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
      fullWidth
    />
  );
}

function formatNumber(value: number, decimals: number): string {
  if (decimals !== 2) return formatAmount(value);
  return new Intl.NumberFormat('de-DE', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(value);
}
