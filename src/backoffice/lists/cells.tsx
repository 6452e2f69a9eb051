import { Link as MuiLink, Chip, type ChipProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';

/** What an entry is called, which leads to it: a row alone could not be reached by keyboard. */
export function NameLink({
  source = 'name',
  type = 'edit',
}: {
  source?: string;
  label?: string;
  type?: 'edit' | 'show';
}) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || !resource) return null;
  const name: unknown = record[source];
  return (
    <TouchLink to={createPath({ resource, type, id: record.id })}>
      {typeof name === 'string' && name !== '' ? name : `#${record.id}`}
    </TouchLink>
  );
}

/** A link that stands by itself, such as in a row of a list: as large as a finger needs, and what opens the row stays out of it. */
export function TouchLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <MuiLink
      component={Link}
      to={to}
      underline="hover"
      onClick={(event) => event.stopPropagation()}
      sx={TOUCH_TARGET}
    >
      {children}
    </MuiLink>
  );
}

/** What makes a link as large. */
export const TOUCH_TARGET = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  fontWeight: 600,
  overflowWrap: 'break-word',
} as const;

interface Props {
  label: string;
  color?: NonNullable<ChipProps['color']>;
}

/** Where something stands, in a word and a colour. */
export function StateChip({ label, color = 'default' }: Props) {
  return <Chip size="small" variant="outlined" color={color} label={label} sx={CHIP} />;
}

/** The border has the colour: not all of them can be read as words. Whether it is wrapped is for its cell to say. */
const CHIP = {
  height: 'auto',
  minHeight: 26,
  whiteSpace: 'inherit',
  color: 'text.primary',
  fontWeight: 600,
  '& .MuiChip-label': { whiteSpace: 'inherit', py: 0.25 },
};
