import { MenuItem, TextField, type SxProps } from '@mui/material';
import { formTexts } from './texts.ts';

interface Props<Id extends number | string> {
  label: string;
  /** '' for all of them. */
  value: Id | '';
  choices: readonly { id: Id; name: string }[];
  onChange: (value: Id | '') => void;
  sx?: SxProps;
}

/** What a list is narrowed down to, or all. */
export function ChoiceField<Id extends number | string>({ label, value, choices, onChange, sx }: Props<Id>) {
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
