import {
  required,
  TextInput,
  type TextInputProps,
  BooleanInput,
  useNotify,
  useInput,
  ValidationError,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Box, IconButton, TextField, InputAdornment } from '@mui/material';
import { useMemo, useState } from 'react';
import { linkProblem, identifierOf, identifierProblem, decimalText, parseDecimal } from './field-values.ts';
import { formTexts as texts } from './texts.ts';

/** react-admin turns an empty text into null, which the API refuses. */
const keepEmpty = (value: string) => value;

/** A text input whose empty value is ''. */
export function StringInput({ isRequired, ...props }: TextInputProps & { isRequired?: boolean }) {
  return (
    <TextInput
      parse={keepEmpty}
      fullWidth
      helperText={false}
      {...props}
      {...(isRequired ? { validate: NOT_EMPTY } : {})}
    />
  );
}

const NOT_EMPTY = required();

/** The URL of a link; see `linkProblem`. */
export function LinkInput(props: TextInputProps) {
  return <StringInput type="url" validate={linkProblem} {...props} />;
}

/** Name and identifier. A new entity's identifier is suggested from its name. */
export function NameAndIdentifier({ nameLabel, label }: { nameLabel: string; label: string }) {
  const { getValues, setValue } = useFormContext<{ id?: number; name: string; identifier: string }>();
  const suggest = () => {
    const { id, name, identifier } = getValues();
    if (id === undefined && !identifier && name)
      setValue('identifier', identifierOf(name), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <StringInput source="name" label={nameLabel} isRequired onBlur={suggest} />
      <IdentifierInput label={label} />
    </>
  );
}

/** The part of addresses that names the entity. */
export function IdentifierInput({ label }: { label: string }) {
  return (
    <TextInput
      source="identifier"
      label={label}
      parse={keepEmpty}
      validate={identifierProblem}
      helperText={texts.identifierHint}
      isRequired
      fullWidth
    />
  );
}

export function SwitchInput({ source, label, hint }: { source: string; label: string; hint?: string }) {
  return (
    <BooleanInput
      source={source}
      label={label}
      helperText={hint ?? false}
      sx={{ '& .MuiFormControlLabel-root': { minHeight: 44 } }}
    />
  );
}

/** A read-only value with a button that copies it. */
export function CopyField({
  label,
  value,
  copyLabel,
  isWrapped = false,
}: {
  label: string;
  value: string;
  copyLabel: string;
  /** Shows all of a long value, in several lines. */
  isWrapped?: boolean;
}) {
  const notify = useNotify();
  const copy = () =>
    // Without access to the clipboard, staff copy from the field.
    void navigator.clipboard?.writeText(value).then(
      () => notify(texts.copied, { type: 'success' }),
      () => {},
    );
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', width: '100%' }}>
      <TextField
        label={label}
        value={value}
        multiline={isWrapped}
        fullWidth
        margin="none"
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <IconButton aria-label={copyLabel} onClick={copy}>
        <ContentCopyIcon />
      </IconButton>
    </Box>
  );
}

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
