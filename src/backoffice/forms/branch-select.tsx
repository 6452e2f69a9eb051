import { MenuItem, TextField } from '@mui/material';
import { useStore } from '@nanostores/react';
import { $branchId } from '../orders/board/board-store.ts';
import { useOwnBranches } from '../data/branches.ts';
import { boardTexts } from '../orders/texts.ts';

/** Which of one's branches this device looks at; nothing where there is no choice. */
export function BranchSelect() {
  const branches = useOwnBranches();
  const branchId = useStore($branchId);
  if (!branches || branches.length < 2) return null;
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={boardTexts.branch}
      value={branchId ?? ''}
      onChange={({ target }) => $branchId.set(Number(target.value))}
      sx={{ flex: '1 1 140px', minWidth: 140, maxWidth: 260, mr: 'auto' }}
    >
      {branches.map(({ id, name }) => (
        <MenuItem key={id} value={id} sx={{ minHeight: 44 }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
