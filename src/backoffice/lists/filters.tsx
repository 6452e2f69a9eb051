import { MenuItem, TextField, type SxProps } from '@mui/material';
import { useInput } from 'react-admin';
import { formTexts } from '../forms/texts.ts';

interface SelectProps {
  source: string;
  label: string;
  choices: readonly { id: number | string; name: string }[];
  /** Read by react-admin's list. */
  alwaysOn?: boolean;
}

/** A select among a list's filters. */
export const selectFilter = (
  source: string,
  label: string,
  choices: SelectProps['choices'],
  { alwaysOn = false } = {},
) => <SelectFilter key={source} {...{ source, label, choices }} {...(alwaysOn ? { alwaysOn } : {})} />;

/** Not react-admin's `SelectInput`, which always calls the choice of all 'Eingabe löschen'. */
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

/** Short choices would leave no room for the label, long ones would wrap the toolbar. */
const FILTER_WIDTH = { width: 190 };

interface ChoiceProps<Id extends number | string> {
  label: string;
  /** '' for all. */
  value: Id | '';
  choices: readonly { id: Id; name: string }[];
  onChange: (value: Id | '') => void;
  sx?: SxProps;
}

/** A select with a choice for all. */
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
