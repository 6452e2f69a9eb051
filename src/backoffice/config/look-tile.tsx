import { Box, ButtonBase } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  /** What it looks like. */
  children: ReactNode;
}

/** One of a few looks, to be chosen by its picture. */
export function LookTile({ name, isChosen, onChoose, children }: Props) {
  return (
    <ButtonBase
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'start',
        gap: 0.75,
        width: 132,
        p: 1,
        border: 2,
        borderRadius: 1,
        borderColor: isChosen ? 'secondary.main' : 'divider',
      }}
    >
      <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', width: '100%', height: 64 }}>
        {children}
      </Box>
      <Box component="span" sx={{ fontWeight: isChosen ? 700 : 400 }}>
        {name}
      </Box>
    </ButtonBase>
  );
}
