import { MenuItem, TextField, Alert, Button } from '@mui/material';
import { useStore } from '@nanostores/react';
import { $branchId, useMyBranches } from '../data/branches.ts';
import { boardTexts } from '../orders/texts.ts';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { useMe, isAdmin } from '../data/me.ts';

/** Which of one's branches this device looks at; nothing where there is no choice. */
export function BranchSelect() {
  const branches = useMyBranches();
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

/** What stands where a branch's work would: a new shop has none yet, and an account may be without one. */
export function NoBranch({ title }: { title: string }) {
  const me = useMe();
  if (!me) return null;
  const isNewShop = isAdmin(me);
  return (
    <>
      <Title title={title} />
      <Alert
        severity="info"
        sx={{ my: 2 }}
        action={
          isNewShop && (
            <Button component={Link} to="/first-run" color="inherit" variant="outlined">
              {boardTexts.firstSteps}
            </Button>
          )
        }
      >
        {isNewShop ? boardTexts.noBranchYet : boardTexts.noBranch}
      </Alert>
    </>
  );
}
