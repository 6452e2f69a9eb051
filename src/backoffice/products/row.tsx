import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Fields beside each other where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
        gap: 2,
        width: '100%',
        mb: 2,
        alignItems: 'start',
        '& .MuiFormControl-root': { mt: 0, mb: 0 },
      }}
    >
      {children}
    </Box>
  );
}
