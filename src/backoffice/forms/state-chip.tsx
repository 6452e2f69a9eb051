import { Chip, type ChipProps } from '@mui/material';

interface Props {
  label: string;
  color?: NonNullable<ChipProps['color']>;
}

/** Where something stands, in a word and a colour. */
export function StateChip({ label, color = 'default' }: Props) {
  return <Chip size="small" variant="outlined" color={color} label={label} sx={READABLE} />;
}

/** The border has the colour: not all of them can be read as words. Whether it is wrapped is for its cell to say. */
const READABLE = {
  height: 'auto',
  minHeight: 26,
  whiteSpace: 'inherit',
  color: 'text.primary',
  fontWeight: 600,
  '& .MuiChip-label': { whiteSpace: 'inherit', py: 0.25 },
};
