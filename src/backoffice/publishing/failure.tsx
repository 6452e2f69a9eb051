import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import type { PublishFailure } from '../../lib/contract/publishing.ts';
import { texts } from './texts.ts';
import { dateAndTime } from '../data/shop-time.ts';

/** Why nothing went live, with the last lines of its log. `title`: what it is about, where that is not said elsewhere. */
export function Failure({ title, hint, failure, zone }: FailureProps) {
  return (
    <Alert severity="error" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <AlertTitle>{title ?? failure.message}</AlertTitle>
      {title && failure.message}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {`${dateAndTime(failure.at, zone)} Uhr`} · {hint}
      </Typography>
      {failure.lines.length > 0 && (
        <details>
          <summary style={{ minHeight: 44, display: 'list-item', lineHeight: '44px', cursor: 'pointer' }}>
            {texts.log}
          </summary>
          <Box
            component="pre"
            // What is scrolled has to be reached by keyboard, too.
            tabIndex={0}
            role="region"
            aria-label={texts.log}
            sx={{ m: 0, maxHeight: 320, overflow: 'auto', fontSize: 13, whiteSpace: 'pre-wrap' }}
          >
            {failure.lines.join('\n')}
          </Box>
        </details>
      )}
    </Alert>
  );
}

interface FailureProps {
  title?: string;
  hint: string;
  failure: PublishFailure;
  zone: string;
}
