import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { Box, LinearProgress, Typography, Alert, AlertTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import type { PublishAnswer, PublishFailure } from '../../lib/contract/publishing.ts';
import { dateAndTime } from '../data/formats.ts';
import { texts } from './texts.ts';
import { isUnderWay } from './publishing-state.tsx';
import { formatTexts } from '../data/texts.ts';

function headline(status: PublishAnswer): string {
  if (status.state === 'running') return texts.state.running;
  if (status.isHeld) return texts.state.held;
  if (status.state === 'waiting') return texts.state.waiting;
  if (status.failure) return texts.state.failed;
  return status.publications.length > 0 ? texts.state.idle : texts.state.never;
}

/** The icon of the headline; both check the status in the same order. */
function sign(status: PublishAnswer) {
  if (isUnderWay(status)) return { Icon: HourglassIcon, color: 'warning' } as const;
  if (status.isHeld) return { Icon: RestoreIcon, color: 'warning' } as const;
  if (status.failure) return { Icon: ErrorIcon, color: 'error' } as const;
  return { Icon: CheckCircleIcon, color: 'success' } as const;
}

/** Seconds since publishing began; 0 while idle. */
function useElapsed(isBusy: boolean): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (!isBusy) return;
    const began = Date.now();
    const timer = setInterval(() => setElapsed(Math.round((Date.now() - began) / 1000)), 1000);
    return () => {
      clearInterval(timer);
      setElapsed(0);
    };
  }, [isBusy]);
  return elapsed;
}

/** The live publication, its time, and the changes on their way. */
export function StateCard({ status, zone }: { status: PublishAnswer; zone: string }) {
  const isBusy = isUnderWay(status);
  const elapsed = useElapsed(isBusy);
  const { names, count } = status.waiting;
  const live = status.publications.find(({ isCurrent }) => isCurrent);
  const { Icon, color } = sign(status);
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Icon color={color} fontSize="large" />
        <div>
          <Typography variant="h6" component="p" role="status">
            {headline(status)}
          </Typography>
          <Typography color="text.secondary">
            {live && texts.liveSince(formatTexts.oClock(dateAndTime(live.at, zone)))}
            {isBusy && elapsed > 0 && ` · ${texts.seconds(elapsed)}`}
          </Typography>
          {count > 0 && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {texts.waiting(names, count - names.length)}
            </Typography>
          )}
          {status.isHeld && <Typography>{texts.state.heldHint}</Typography>}
        </div>
      </Box>
      {isBusy && <LinearProgress aria-label={headline(status)} sx={{ mt: 2, height: 8, borderRadius: 4 }} />}
    </div>
  );
}

/** Why publishing failed, with the last lines of the log. `title`: the subject, where it is not clear from the context. */
export function Failure({ title, hint, failure, zone }: FailureProps) {
  return (
    <Alert severity="error" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <AlertTitle>{title ?? failure.message}</AlertTitle>
      {title && failure.message}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {formatTexts.oClock(dateAndTime(failure.at, zone))} · {hint}
      </Typography>
      {failure.lines.length > 0 && (
        <details>
          <summary style={{ minHeight: 44, display: 'list-item', lineHeight: '44px', cursor: 'pointer' }}>
            {texts.log}
          </summary>
          <Box
            component="pre"
            // A scrollable region must be focusable.
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
