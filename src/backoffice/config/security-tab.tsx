import { Box, Typography } from '@mui/material';
import { SwitchInput } from '../forms/inputs.tsx';
import { configTexts } from './texts.ts';

const texts = configTexts.security;

/** What the shop demands of those who administer it. */
export function SecurityTab() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 640 }}>
      <Typography color="text.secondary">{texts.hint}</Typography>
      <SwitchInput
        source="adminsNeedSecondFactor"
        label={texts.adminsNeedSecondFactor}
        hint={texts.adminsNeedSecondFactorHint}
      />
    </Box>
  );
}
