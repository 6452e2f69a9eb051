import { MenuItem, TextField, Alert, Button, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { useMyBranches } from '../data/lists.ts';
import { $branchId } from '../data/device.ts';
import { isAdmin } from '../../lib/contract/roles.ts';
import { useMe } from '../data/me.ts';
import { branchSelectTexts as texts } from './texts.ts';

/** The branch of a screen: the heading of a person's only one, or the choice among several. */
export function BranchHeading() {
  const branches = useMyBranches();
  const only = branches?.length === 1 ? branches[0] : undefined;
  if (!only) return <BranchSelect />;
  return (
    <Typography component="h2" variant="h6" sx={{ mr: 'auto', fontWeight: 700 }}>
      {only.name}
    </Typography>
  );
}

/** Chooses this device's branch; renders nothing where a person has only one. */
export function BranchSelect() {
  const branches = useMyBranches();
  const branchId = useStore($branchId);
  if (!branches || branches.length < 2) return null;
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={texts.branch}
      value={branchId ?? ''}
      onChange={({ target }) => $branchId.set(Number(target.value))}
      sx={{
        flex: { xs: '1 1 112px', sm: '1 1 140px' },
        minWidth: { xs: 112, sm: 140 },
        maxWidth: 260,
        mr: 'auto',
      }}
    >
      {branches.map(({ id, name }) => (
        <MenuItem key={id} value={id} sx={{ minHeight: 44 }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Shown instead of a branch's screen while the shop, or the account, has no branch. */
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
              {texts.firstSteps}
            </Button>
          )
        }
      >
        {isNewShop ? texts.noBranchYet : texts.noBranch}
      </Alert>
    </>
  );
}
