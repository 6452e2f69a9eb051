import { Alert, Button } from '@mui/material';
import { useStore } from '@nanostores/react';
import { offeredModes } from '../../../lib/domain/modes.ts';
import { stillBusy } from '../../../lib/domain/pause.ts';
import { useAttempt } from '../../data/attempt.ts';
import { useZone } from '../../data/config.ts';
import { $branchId } from '../../data/device.ts';
import { $now, clock } from '../../data/formats.ts';
import { useMyBranches } from '../../data/lists.ts';
import { useModeNames } from '../../data/mode-names.ts';
import { $boardBusy, changeBusy, LIFT_LONGER, LIFT_PAUSE } from './pause-state.ts';
import { pausedText, pauseTexts } from './pause-texts.ts';

const BAR = { alignItems: 'center', py: 0, '& .MuiAlert-action': { alignItems: 'center', pt: 0 } };

/** What pauses at the board's branch, and until when, with the way to lift it. */
export function PauseBar() {
  const busy = useStore($boardBusy);
  const now = useStore($now);
  const zone = useZone();
  const branchId = useStore($branchId);
  const branch = useMyBranches()?.find(({ id }) => id === branchId);
  const attempt = useAttempt();
  const modeNames = useModeNames();
  const left = busy && stillBusy(busy, now);
  if (!left || !branch || zone === null) return null;
  const paused = pausedText(
    left,
    offeredModes(branch).length,
    (instant) => clock(instant, zone, now),
    modeNames,
  );
  const lift = (change: typeof LIFT_PAUSE, label: string) => (
    <Button
      color="inherit"
      aria-label={label}
      onClick={() => void attempt(() => changeBusy([branch.id], change), pauseTexts.lifted)}
      sx={{ fontWeight: 700 }}
    >
      {pauseTexts.lift}
    </Button>
  );
  return (
    <>
      {left.unattended && (
        <Alert severity="error" variant="filled" sx={BAR} role="alert">
          <b>{pauseTexts.isUnattended}</b>
        </Alert>
      )}
      {left.isCrowded && (
        <Alert severity="warning" sx={BAR} role="status">
          <b>{pauseTexts.isCrowded}</b>
        </Alert>
      )}
      {paused !== '' && (
        <Alert
          severity="warning"
          variant="filled"
          sx={BAR}
          action={lift(LIFT_PAUSE, pauseTexts.liftPause)}
          role="status"
        >
          <b>{pauseTexts.isPaused(paused)}</b>
        </Alert>
      )}
      {left.longer && (
        <Alert severity="warning" sx={BAR} action={lift(LIFT_LONGER, pauseTexts.liftLonger)} role="status">
          <b>{pauseTexts.isLonger(left.longer.minutes, clock(left.longer.until, zone, now))}</b>
        </Alert>
      )}
    </>
  );
}
