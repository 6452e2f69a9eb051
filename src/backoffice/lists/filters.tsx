import { MenuItem, TextField, type SxProps } from '@mui/material';
import { useInput } from 'react-admin';
import { formTexts } from '../forms/texts.ts';

interface SelectProps {
  source: string;
  label: string;
  choices: readonly { id: number | string; name: string }[];
  /** Read by the list. */
  alwaysOn?: boolean;
}

/** One field that a list is narrowed down by; in view from the start if it is `alwaysOn`. */
export const selectFilter = (
  source: string,
  label: string,
  choices: SelectProps['choices'],
  { alwaysOn = false } = {},
) => <SelectFilter key={source} {...{ source, label, choices }} {...(alwaysOn ? { alwaysOn } : {})} />;

/** react-admin's own names the choice of all 'Eingabe löschen', whatever it says. */
export function SelectFilter({ source, label, choices }: SelectProps) {
  const { field } = useInput({ source });
  return (
    <ChoiceField
      label={label}
      value={(field.value ?? '') as number | string}
      choices={choices}
      onChange={field.onChange}
      sx={FILTER_WIDTH}
    />
  );
}

/** A short word leaves no room for the label above it, a long one would push what stands beside it to the next line. */
const FILTER_WIDTH = { width: 190 };

interface ChoiceProps<Id extends number | string> {
  label: string;
  /** '' for all of them. */
  value: Id | '';
  choices: readonly { id: Id; name: string }[];
  onChange: (value: Id | '') => void;
  sx?: SxProps;
}

/** What a list is narrowed down to, or all. */
export function ChoiceField<Id extends number | string>({
  label,
  value,
  choices,
  onChange,
  sx,
}: ChoiceProps<Id>) {
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Id | '')}
      {...(sx ? { sx } : {})}
    >
      <MenuItem value="">{formTexts.all}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
