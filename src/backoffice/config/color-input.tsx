import { Box, InputAdornment, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { parseHex, type Hex } from '../../lib/domain/face/color.ts';
import { DEFAULT_FACE } from '../../lib/domain/face/face.ts';
import { configTexts } from './texts.ts';

const texts = configTexts.face;

interface Props {
  source: string;
  label: string;
  hint: string;
  /** What the swatch shows while there is none. */
  otherwise?: Hex;
  /** Empty is none. */
  isOptional?: boolean;
}

/** A colour, typed as `#rrggbb` or picked. */
export function ColorInput({
  source,
  label,
  hint,
  otherwise = DEFAULT_FACE.brand,
  isOptional = false,
}: Props) {
  const {
    id,
    field: { value, onChange, onBlur, name, ref },
    fieldState: { error, isTouched, invalid },
    formState: { isSubmitted },
  } = useInput<string | null>({
    source,
    // What is no colour yet stays as it is typed.
    parse: (typed: string) => (isOptional && typed.trim() === '' ? null : (parseHex(typed) ?? typed)),
    validate: (typed: string | null) =>
      (isOptional && typed === null) || parseHex(typed ?? '') ? undefined : texts.noColor,
  });
  const isWrong = invalid && (isTouched || isSubmitted);
  const text = typeof value === 'string' ? value : '';
  return (
    <TextField
      id={id}
      name={name}
      inputRef={ref}
      label={label}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      error={isWrong}
      helperText={isWrong ? texts.noColor : hint}
      required={!isOptional}
      fullWidth
      autoComplete="off"
      slotProps={{
        htmlInput: { spellCheck: false, 'aria-invalid': isWrong, title: error?.message },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={texts.pick(label)}
                value={parseHex(text) ?? otherwise}
                onChange={({ target }: { target: HTMLInputElement }) => onChange(target.value)}
                sx={SWATCH}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

const SWATCH = {
  width: 44,
  height: 44,
  p: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main' },
};
