import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { Box, Button, CircularProgress } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import type { PublishAnswer } from '../../lib/contract/publishing.ts';
import { call } from '../data/call.ts';
import { texts } from './texts.ts';

const KEY = ['publishing'];
const BUSY_MS = 1_000;
const CALM_MS = 15_000;
/** An edit is recorded shortly after its answer. */
const AFTER_EDIT_MS = 400;

export const isUnderWay = (status: PublishAnswer | undefined): boolean =>
  status?.state === 'running' || (status?.state === 'waiting' && !status.isHeld);

/** The publishing status: polled every second while publishing, else now and then, and after every edit. */
export function usePublishing(isEnabled = true) {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await call('get /api/publish', {}, texts.loadFailed)).data,
    enabled: isEnabled,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? BUSY_MS : CALM_MS),
    retry: false,
  });
}

/** Stores the status of an answer. */
export function useKnowPublishing(): (status?: PublishAnswer) => void {
  const client = useQueryClient();
  return (status) => {
    if (status) client.setQueryData(KEY, status);
    void client.invalidateQueries({ queryKey: KEY });
  };
}

/** Refetches right after an edit, so that staff see it being published. */
export function useLookAfterEdits(isEnabled: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isEnabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = client.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== 'updated' || mutation?.state.status !== 'success') return;
      clearTimeout(timer);
      timer = setTimeout(() => void client.invalidateQueries({ queryKey: KEY }), AFTER_EDIT_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, isEnabled]);
}

/** An entry of the app bar while an edit is being published, or has failed; otherwise empty. */
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
          aria-label={word}
          sx={{ color: 'common.white', whiteSpace: 'nowrap', gap: 1, minWidth: 44, minHeight: 44 }}
        >
          {isBusy ? <CircularProgress size={16} color="inherit" aria-hidden="true" /> : <ErrorIcon />}
          {/* On a phone, words would push the screen's name out of the bar. */}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {word}
          </Box>
        </Button>
      )}
    </span>
  );
}
