import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Card, CardContent, IconButton, Skeleton, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface FrameProps {
  title: string;
  error: Error | null;
  isLoading: boolean;
  /** Hands out what is shown as a file; null while there is nothing. */
  onExport: (() => void) | null;
  actions?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** One statistic's place on the screen. */
export function Frame({ title, error, isLoading, onExport, actions, isWide = false, children }: FrameProps) {
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
        {error && <Alert severity="error">{error.message}</Alert>}
        {isLoading ? <Skeleton variant="rounded" height={300} /> : children}
      </CardContent>
    </Card>
  );
}
