import { Link as MuiLink, Chip, type ChipProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';

/** The name of an entity as a link to it, since the keyboard cannot reach a clickable row. */
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

/** A link in a list row, large enough for a finger, with what is read out where its text says too little. A tap on it does not open the row. */
export function TouchLink({ to, says, children }: { to: string; says?: string; children: ReactNode }) {
  return (
    <MuiLink
      component={Link}
      to={to}
      aria-label={says}
      underline="hover"
      onClick={(event) => event.stopPropagation()}
      sx={TOUCH_TARGET}
    >
      {children}
    </MuiLink>
  );
}

/** The smallest size for touch. */
export const TOUCH_TARGET = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  fontWeight: 600,
  overflowWrap: 'break-word',
} as const;

/** A column that a phone has no room for. */
export const FROM_TABLET = { display: { xs: 'none', sm: 'table-cell' } } as const;

interface Props {
  label: string;
  color?: NonNullable<ChipProps['color']>;
}

/** A state, as a word in a coloured border. */
export function StateChip({ label, color = 'default' }: Props) {
  return <Chip size="small" variant="outlined" color={color} label={label} sx={CHIP} />;
}

/** Only the border is coloured, since not all colours are legible as text. The cell decides whether the text wraps. */
const CHIP = {
  height: 'auto',
  minHeight: 26,
  whiteSpace: 'inherit',
  color: 'text.primary',
  fontWeight: 600,
  '& .MuiChip-label': { whiteSpace: 'inherit', py: 0.25 },
};
