import { Box, Typography } from '@mui/material';
import { beforeText, changeOf, changeText, shownAs, type Figure } from './report.ts';

function colorOf(change: number | null): string {
  if (change === null || Math.abs(change) < 0.0005) return 'text.secondary';
  return change > 0 ? 'success.main' : 'error.main';
}

/** What is read first: the sums, and how they have changed. */
export function Figures({ figures, currency }: { figures: readonly Figure[]; currency: string }) {
  if (figures.length === 0) return null;
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0 }}>
      {figures.map(({ label, unit, value, before }) => {
        const change = changeOf(value, before);
        return (
          <div key={label}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Typography
                component="span"
                sx={{ display: 'block', fontSize: 24, fontWeight: 700, lineHeight: 1.25 }}
              >
                {shownAs(unit, value, currency)}
              </Typography>
              <Typography component="span" variant="body2">
                {change !== null && (
                  <Box component="strong" sx={{ color: colorOf(change), mr: 1 }}>
                    {changeText(change)}
                  </Box>
                )}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {beforeText(unit, before, currency)}
                </Box>
              </Typography>
            </Box>
          </div>
        );
      })}
    </Box>
  );
}
