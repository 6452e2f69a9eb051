import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link that stands by itself, such as in a row of a list: as large as a finger needs, and what opens the row stays out of it. */
export function TouchLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <MuiLink
      component={Link}
      to={to}
      underline="hover"
      onClick={(event) => event.stopPropagation()}
      sx={TOUCH}
    >
      {children}
    </MuiLink>
  );
}

/** What makes a link as large. */
export const TOUCH = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  fontWeight: 600,
  overflowWrap: 'break-word',
} as const;
