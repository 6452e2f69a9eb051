import { Box, InputAdornment, TextField } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';
import { messageOf } from '../../lib/contract/words/issues.ts';
import { parseHex, type Hex } from '../../lib/domain/face/color.ts';
import { DEFAULT_FACE } from '../../lib/domain/face/face.ts';
import { formTexts as texts } from './texts.ts';

/** As the API says it. */
const NO_COLOR = messageOf({ message: 'color', path: [] });

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
  const problemOf = (typed: string | null) =>
    (isOptional && typed === null) || parseHex(typed ?? '') ? undefined : NO_COLOR;
  const {
    id,
    field: { value, onChange, onBlur, name, ref },
    fieldState: { error, isTouched },
  } = useInput<string | null>({
    source,
    parse: (typed: string) => (isOptional && typed.trim() === '' ? null : typed),
    validate: problemOf,
  });
  const problem = isTouched || error ? (problemOf(value) ?? error?.message) : undefined;
  const text = typeof value === 'string' ? value : '';
  return (
    <TextField
      id={id}
      name={name}
      inputRef={ref}
      label={label}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => {
        // Not while it is typed: three digits are a colour, too.
        const hex = parseHex(text);
        if (hex !== null) onChange(hex);
        onBlur();
      }}
      error={problem !== undefined}
      helperText={problem === undefined ? hint : <ValidationError error={problem} />}
      required={!isOptional}
      fullWidth
      autoComplete="off"
      slotProps={{
        htmlInput: { spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={texts.pickColor(label)}
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
