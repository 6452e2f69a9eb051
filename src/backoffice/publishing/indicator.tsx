import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { Button, CircularProgress } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { texts } from './texts.ts';
import { isUnderWay, useLookAfterEdits, usePublishing } from './use-publishing.ts';

/** A word in the app bar while an edit is on its way to customers, or did not get there; nothing else of the time. */
export function PublishingIndicator() {
  const { canAccess } = useCanAccess({ resource: 'publishing', action: 'list' });
  const isEnabled = canAccess === true;
  const { data: status } = usePublishing(isEnabled);
  useLookAfterEdits(isEnabled);

  const isBusy = isUnderWay(status);
  const word = !isBusy
    ? texts.indicator.failed
    : status?.state === 'running'
      ? texts.indicator.running
      : texts.indicator.waiting;
  return (
    <span role="status">
      {isEnabled && status && (isBusy || status.failure) && (
        <Button
          component={Link}
          to="/publishing"
          size="small"
          color="inherit"
          startIcon={
            isBusy ? <CircularProgress size={16} color="inherit" aria-hidden="true" /> : <ErrorIcon />
          }
          sx={{ color: '#fff', whiteSpace: 'nowrap' }}
        >
          {word}
        </Button>
      )}
    </span>
  );
}
