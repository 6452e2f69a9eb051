import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Card, CardContent, IconButton, Skeleton, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LoadError } from '../lists/load-error.tsx';
import { texts } from './texts.ts';
import { beforeText, changeOf, changeText, shownAs, type Figure } from './report.ts';

interface FrameProps {
  title: string;
  error: Error | null;
  /** Loads again after an error. */
  onAgain: () => unknown;
  isLoading: boolean;
  /** Exports what is shown; null while there is no data. */
  onExport: (() => void) | null;
  actions?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** The card of one statistic. */
export function Frame({
  title,
  error,
  onAgain,
  isLoading,
  onExport,
  actions,
  isWide = false,
  children,
}: FrameProps) {
  return (
    <Card
      component="section"
      aria-label={title}
      sx={{ minWidth: 0, gridColumn: isWide ? '1 / -1' : undefined }}
    >
      <CardContent sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          {actions}
          <Tooltip title={texts.csv(title)}>
            <span>
              <IconButton aria-label={texts.csv(title)} disabled={!onExport} onClick={() => onExport?.()}>
                <DownloadIcon />
              </IconButton>
            </span>
          </Tooltip>
        </Box>
        <LoadError error={error} onAgain={onAgain} />
        {isLoading ? <Skeleton variant="rounded" height={300} /> : children}
      </CardContent>
    </Card>
  );
}

function colorOf(change: number | null): string {
  if (change === null || Math.abs(change) < 0.0005) return 'text.secondary';
  return change > 0 ? 'success.main' : 'error.main';
}

/** The key figures and their changes. */
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
