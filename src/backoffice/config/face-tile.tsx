import { Box, ButtonBase, Typography } from '@mui/material';
import { useMemo } from 'react';
import { deriveFace } from '../../lib/domain/face/derive.ts';
import { rounded, type Face } from '../../lib/domain/face/face.ts';

interface Props {
  name: string;
  face: Face;
  isChosen: boolean;
  onChoose: () => void;
}

/** A ready face as a small page with a button of its own colour. */
export function FaceTile({ name, face, isChosen, onChoose }: Props) {
  const colors = useMemo(() => deriveFace(face)[face.scheme === 'dark' ? 'dark' : 'light'], [face]);
  return (
    <ButtonBase
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        display: 'grid',
        justifyContent: 'stretch',
        justifyItems: 'stretch',
        alignContent: 'start',
        gap: 0.75,
        width: 140,
        p: 1,
        borderRadius: 1,
        border: 2,
        borderColor: isChosen ? 'secondary.main' : 'divider',
        textAlign: 'left',
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gap: 0.75,
          p: 1,
          bgcolor: colors.ground,
          borderRadius: `${rounded(10, face)}px`,
        }}
      >
        <Box sx={{ width: '70%', height: 6, bgcolor: colors.ink }} />
        <Box sx={{ width: '45%', height: 6, bgcolor: colors['accent-ink'] }} />
        <Box
          sx={{
            justifySelf: 'end',
            px: 1.25,
            bgcolor: colors.brand,
            color: colors['on-brand'],
            borderRadius: `${rounded(12, face)}px`,
            fontWeight: 700,
          }}
        >
          +
        </Box>
      </Box>
      <Typography component="span" sx={{ fontWeight: isChosen ? 700 : 400 }}>
        {name}
      </Typography>
    </ButtonBase>
  );
}
