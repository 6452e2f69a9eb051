import { InputAdornment, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { decimalText, parseDecimal } from './field-values.ts';
import { formTexts as texts } from './texts.ts';

interface Props {
  source: string;
  label: string;
  /** What is written behind the number. */
  unit?: string;
  helperText?: string;
  /** Whether 0 is allowed. */
  allowsZero?: boolean;
  /** What it lies between, if the bounds are others than 0 and nothing. */
  between?: readonly [least: number, most: number];
  /** Whether it may be left empty, which is null. */
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

/** A number as Germans write it, whatever the browser's language: with a comma, and without arrows that a swipe turns. */
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
      value={typed ?? (typeof value === 'number' ? decimalText(value, decimals) : '')}
      error={error !== undefined}
      helperText={error === undefined ? helperText : <ValidationError error={error} />}
      onChange={(event) => {
        setTyped(event.target.value);
        // What is no number is not the same as nothing, where nothing is allowed.
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
