import { InputAdornment, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { decimalText, parseDecimal } from './field-values.ts';
import { formTexts as texts } from './texts.ts';

interface Props {
  source: string;
  label: string;
  /** Shown behind the number. */
  unit?: string;
  helperText?: string;
  allowsZero?: boolean;
  /** Bounds, both included; without them, any positive number. */
  between?: readonly [least: number, most: number];
  /** May be empty, which is null. */
  isOptional?: boolean;
  decimals?: number;
  defaultValue?: number | null;
}

type Check = (value: unknown) => string | undefined;

const isNumber: Check = (value) => (Number.isFinite(value) ? undefined : texts.numberNeeded);
const above: Check = (value) => isNumber(value) ?? (Number(value) > 0 ? undefined : texts.aboveZero);
const notBelow: Check = (value) => isNumber(value) ?? (Number(value) >= 0 ? undefined : texts.notNegative);
const within =
  (least: number, most: number): Check =>
  (value) =>
    isNumber(value) ??
    (Number(value) >= least && Number(value) <= most ? undefined : texts.between(least, most));
const ifAny =
  (check: Check): Check =>
  (value) =>
    (value ?? null) === null ? undefined : check(value);

/** A number with a decimal comma in every browser language. Not `type="number"`, whose value a swipe can change. */
export function DecimalInput({
  source,
  label,
  unit,
  helperText,
  allowsZero = false,
  between,
  isOptional = false,
  decimals = 6,
  defaultValue,
}: Props) {
  const [least, most] = between ?? [];
  const validate = useMemo(() => {
    const plain = allowsZero ? notBelow : above;
    const bound = least === undefined || most === undefined ? plain : within(least, most);
    return isOptional ? ifAny(bound) : bound;
  }, [allowsZero, least, most, isOptional]);
  const { field, fieldState, id, formState } = useInput({
    source,
    validate,
    ...(defaultValue === undefined ? {} : { defaultValue }),
  });
  /** The text while it is being edited, else null. */
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
      value={typed ?? (typeof value === 'number' ? decimalText(value, decimals) : '')}
      error={error !== undefined}
      helperText={error === undefined ? helperText : <ValidationError error={error} />}
      onChange={(event) => {
        setTyped(event.target.value);
        // In an optional field, NaN marks an invalid text, since null means empty.
        const isNothing = !isOptional || event.target.value.trim() === '';
        field.onChange(parseDecimal(event.target.value) ?? (isNothing ? null : NaN));
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
