import { Box, Button, Paper, Portal } from '@mui/material';
import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useMyBranches } from '../../data/lists.ts';
import { $branchId } from '../../data/device.ts';
import { useZone } from '../../data/config.ts';
import { askOnlyHere } from '../steps/asking.tsx';
import { UndoBar } from '../steps/undo-bar.tsx';
import { ticketOf } from '../steps/step-store.ts';
import { boardTexts, stateNames } from '../texts.ts';
import { $calls, $isSilent, onGivenUp } from './board-state.ts';
import { callPlace } from './call-place.tsx';
import { sendHeartbeats } from './heartbeat.ts';
import { followBranch } from './live.ts';
import { usePulse } from './styles.tsx';
import { $sound, allowSound, ring, signGivenUp } from './ringer.ts';

/** Follows the branch's orders and alerts staff on every screen. */
export function OrderWatch() {
  useFollowing();
  useCalling();
  useSigns();
  const { pathname } = useLocation();
  useEffect(askOnlyHere, [pathname]);
  const calls = useStore($calls);
  const isOnBoard = pathname === '/' || pathname.startsWith('/orders');
  return (
    <>
      {!isOnBoard && calls > 0 && <CallFromAfar calls={calls} />}
      <UndoBar />
    </>
  );
}

/** In the app bar, where it covers nothing. */
function CallFromAfar({ calls }: { calls: number }) {
  return (
    <Portal container={callPlace}>
      <Paper component="div" elevation={6} {...usePulse(calls)} sx={{ bgcolor: 'primary.main' }}>
        <Button
          component={Link}
          to="/"
          variant="contained"
          aria-label={boardTexts.newOrders(calls)}
          startIcon={<NotificationsActiveIcon />}
          sx={{ px: { xs: 1.25, md: 2 }, minWidth: 0 }}
        >
          {/* Beside a title there is only room for the number. */}
          <Box component="span" aria-hidden sx={{ display: { md: 'none' } }}>
            {calls}
          </Box>
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {boardTexts.newOrders(calls)}
          </Box>
        </Button>
      </Paper>
    </Portal>
  );
}

function useFollowing(): void {
  const branches = useMyBranches();
  const zone = useZone();
  const branchId = useStore($branchId);
  const isOwn = branches?.some(({ id }) => id === branchId) ?? false;
  useEffect(() => {
    if (branches && !isOwn) $branchId.set(branches[0]?.id ?? null);
  }, [branches, isOwn]);
  useEffect(() => {
    if (branchId === null || zone === null || !isOwn) return undefined;
    const [stop, stopHeartbeats] = [followBranch(branchId, zone), sendHeartbeats(branchId)];
    return () => {
      stopHeartbeats();
      stop();
    };
  }, [branchId, zone, isOwn]);
}

/** Sounds, and the number of new orders in the tab's title. */
function useCalling(): void {
  const calls = useStore($calls);
  const isCalled = calls > 0;
  const isSilent = useStore($isSilent);
  const sound = useStore($sound);
  useEffect(() => {
    void allowSound();
    const touched = () => void allowSound();
    addEventListener('pointerdown', touched);
    addEventListener('keydown', touched);
    return () => {
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', touched);
    };
  }, []);
  useEffect(() => {
    ring(isCalled && !isSilent && sound === 'allowed');
    return () => ring(false);
  }, [isCalled, isSilent, sound]);
}

/** Notifies of orders that others have given up. */
function useSigns(): void {
  const notify = useNotify();
  useEffect(
    () =>
      onGivenUp((orders) => {
        if (!$isSilent.get()) signGivenUp();
        for (const order of orders)
          notify(boardTexts.givenUp(ticketOf(order), stateNames[order.state]), {
            type: 'warning',
            autoHideDuration: 10_000,
          });
      }),
    [notify],
  );
}
