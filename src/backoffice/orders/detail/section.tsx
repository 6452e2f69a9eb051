import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A section of the sheet: a heading with an action at the end of the line. */
export function Section({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** A name and its value on one line. */
export function Fact({
  name,
  children,
  isStrong = false,
}: {
  name: string;
  children: ReactNode;
  isStrong?: boolean;
}) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: isStrong ? 700 : 400 }}>
      <Box component="dt" sx={{ color: isStrong ? 'text.primary' : 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </Box>
  );
}
