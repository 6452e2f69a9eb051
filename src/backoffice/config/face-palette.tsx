import { Alert, Box, Typography } from '@mui/material';
import type { DerivedFace } from '../../lib/domain/face/derive.ts';
import type { Scheme } from '../../lib/domain/face/face.ts';
import { configTexts } from './texts.ts';

const texts = configTexts.face;
const TOKENS = Object.entries(texts.tokens) as [keyof typeof texts.tokens, string][];

/** The derived colours of each scheme, and which of them had to be moved. */
export function FacePalette({ derived, schemes }: { derived: DerivedFace; schemes: readonly Scheme[] }) {
  return (
    <>
      {schemes.map((scheme) => (
        <Box key={scheme}>
          <Typography component="h3" variant="subtitle2">
            {texts.bySchemes[scheme]}
          </Typography>
          <Box component="ul" sx={LIST}>
            {TOKENS.map(([token, name]) => (
              <Box component="li" key={token} sx={{ display: 'grid', gap: 0.25, width: 92 }}>
                <Box sx={{ ...SWATCH, bgcolor: derived[scheme][token] }} />
                <Typography variant="body2">{name}</Typography>
                <Typography variant="caption" color="text.secondary">
                  {derived[scheme][token]}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        {derived.adjusted.map(({ scheme, token, from, to, reason }) => (
          <Alert key={`${scheme} ${token}`} severity="info">
            {texts.adjusted[scheme][reason](from, to)}
          </Alert>
        ))}
      </Box>
    </>
  );
}

const LIST = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 0.5, p: 0, listStyle: 'none' };
const SWATCH = { height: 36, border: 1, borderColor: 'divider', borderRadius: 0.5 };
