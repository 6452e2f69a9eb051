import CloseIcon from '@mui/icons-material/Close';
import { Alert, Box, IconButton, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Branch } from '../../lib/contract/branches.ts';
import { branchTexts } from './texts.ts';

const texts = branchTexts.general;

const ADDRESS = { display: 'flex', alignItems: 'center', pl: 1.5, borderRadius: 1, bgcolor: 'action.hover' };

/** The addresses that a branch had before and still has, and what becomes of the one that is being changed. */
export function FormerIdentifiers() {
  const record = useRecordContext<Branch>();
  const { setValue } = useFormContext<Branch>();
  const identifier = useWatch<Branch, 'identifier'>({ name: 'identifier' });
  const former = useWatch<Branch, 'formerIdentifiers'>({ name: 'formerIdentifiers' }) ?? [];
  if (record?.id === undefined) return null;
  const isChanged = identifier !== '' && identifier !== record.identifier;
  const forget = (one: string) =>
    setValue(
      'formerIdentifiers',
      former.filter((other) => other !== one),
      { shouldDirty: true },
    );
  if (!isChanged && former.length === 0) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
      <Box role="status">
        {isChanged && <Alert severity="info">{texts.willLead(record.identifier)}</Alert>}
      </Box>
      {former.length > 0 && (
        <Box role="group" aria-label={texts.former} data-field="formerIdentifiers">
          <Typography variant="subtitle2" component="p">
            {texts.former}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {texts.formerHint}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {former.map((one) => (
              <Box key={one} sx={ADDRESS}>
                /store/{one}
                <IconButton aria-label={texts.forget(one)} onClick={() => forget(one)}>
                  <CloseIcon fontSize="small" />
                </IconButton>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
