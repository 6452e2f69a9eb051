import { MenuItem, Skeleton, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { AccessDenied, CanAccess, Title } from 'react-admin';
import { useConfigQuery } from '../data/config.ts';
import { useMyBranches } from '../data/lists.ts';
import { LoadError } from '../lists/load-error.tsx';
import { DatevSettings } from './datev-settings.tsx';
import { DayCloses } from './day-closes.tsx';
import { Exports } from './exports.tsx';
import { bookTexts as texts } from './texts.ts';

/** Day closes of a branch for its staff; exports and DATEV for admins. */
export function BooksPage() {
  const { data: config, error, refetch } = useConfigQuery();
  return (
    <CanAccess resource="books" action="list" accessDenied={<AccessDenied />}>
      <Title title={texts.title} />
      <LoadError error={error} onAgain={refetch} sx={{ my: 2 }} />
      {config ? (
        <Books currency={config.currency} zone={config.timezone} />
      ) : (
        !error && <Skeleton variant="rounded" height={400} sx={{ my: 2 }} />
      )}
    </CanAccess>
  );
}

function Books({ currency, zone }: { currency: string; zone: string }) {
  const branches = useMyBranches();
  const [chosen, setChosen] = useState<number | null>(null);
  const branchId = chosen ?? branches?.[0]?.id ?? null;
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 960 }}>
      {branches && branches.length > 1 && branchId !== null && (
        <TextField
          select
          label={texts.branch}
          value={String(branchId)}
          onChange={({ target }) => setChosen(Number(target.value))}
          sx={{ maxWidth: 360 }}
        >
          {branches.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {branchId !== null && <DayCloses key={branchId} branchId={branchId} currency={currency} zone={zone} />}
      <CanAccess resource="books" action="export">
        <Exports branches={branches ?? []} zone={zone} />
        <DatevSettings />
      </CanAccess>
    </Stack>
  );
}
