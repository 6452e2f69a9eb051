import { MenuItem, TextField } from '@mui/material';
import type { Branch } from '../../lib/contract/branches.ts';
import { tableTexts as texts } from './texts.ts';

/** Whose tables a dialog is about. */
export function BranchSelect({
  branches,
  value,
  onChange,
}: {
  branches: readonly Branch[];
  value: number;
  onChange: (id: number) => void;
}) {
  return (
    <TextField
      select
      label={texts.branch}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {branches.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
