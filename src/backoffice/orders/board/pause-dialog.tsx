import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Branch } from '../../../lib/contract/branches.ts';
import { MODES, offeredModes, type Mode } from '../../../lib/domain/modes.ts';
import { useAttempt } from '../../data/attempt.ts';
import { useModeNames } from '../../data/mode-names.ts';
import { $pauseWords, changeBusy } from './pause-state.ts';
import { pauseTexts as texts } from './pause-texts.ts';

const DURATIONS = [15, 30, 60, 'closing'] as const;
const LONGER = [10, 20, 30] as const;

const ROW = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'repeat(4, 1fr)', sm: '130px repeat(4, 1fr)' },
  '& > .row-name': { gridColumn: { xs: '1 / -1', sm: 'auto' }, fontWeight: 700 },
};
const CHOICE = { minHeight: 52, minWidth: 0, px: 0.25, lineHeight: 1.2 };

interface Row {
  name: string;
  branches: number[];
  modes: readonly Mode[];
}

type Names = ReturnType<typeof useModeNames>;

/** All that can be paused: each kind of order, all of the branch, and all of the person's branches. */
function rowsOf(branch: Branch, branches: readonly Branch[], modeNames: Names): Row[] {
  const own = [branch.id];
  const offered = offeredModes(branch);
  const single = offered.map((mode) => ({ name: modeNames[mode], branches: own, modes: [mode] }));
  const everywhere = { name: texts.allBranches, branches: branches.map(({ id }) => id), modes: MODES };
  return [
    { name: texts.all, branches: own, modes: offered },
    ...(offered.length > 1 ? single : []),
    ...(branches.length > 1 ? [everywhere] : []),
  ];
}

interface Props {
  branch: Branch;
  branches: readonly Branch[];
  onClose: () => void;
}

/** Pauses with the next tap, for so long. */
export function PauseDialog({ branch, branches, onClose }: Props) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const words = useStore($pauseWords);
  const [isSending, setSending] = useState(false);
  const attempt = useAttempt();
  const modeNames = useModeNames();

  async function send(ids: readonly number[], change: Parameters<typeof changeBusy>[1], done: string) {
    setSending(true);
    if (await attempt(() => changeBusy(ids, change), done)) onClose();
    setSending(false);
  }

  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isPhone} aria-labelledby="pause-title">
      <DialogTitle id="pause-title">{texts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {texts.pause}
        </Typography>
        {rowsOf(branch, branches, modeNames).map((row) => (
          <Box key={row.name} role="group" aria-label={row.name} sx={ROW}>
            <span className="row-name">{row.name}</span>
            {DURATIONS.map((duration) => (
              <Button
                key={duration}
                variant="outlined"
                color="inherit"
                disabled={isSending}
                aria-label={texts.choice(row.name, texts.columns[duration])}
                sx={CHOICE}
                onClick={() => {
                  const pause = { modes: [...row.modes], for: duration, message: words.trim() };
                  void send(row.branches, { pause }, texts.paused);
                }}
              >
                {texts.columns[duration]}
              </Button>
            ))}
          </Box>
        ))}
        <TextField
          label={texts.words}
          helperText={texts.wordsHint}
          value={words}
          onChange={({ target }) => $pauseWords.set(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          fullWidth
          sx={{ mt: 1 }}
        />
        <Typography component="h3" sx={{ fontWeight: 700, mt: 1 }}>
          {texts.longer}
        </Typography>
        <Box
          role="group"
          aria-label={texts.longer}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, 1fr)' }}
        >
          {LONGER.map((minutes) => (
            <Button
              key={minutes}
              variant="outlined"
              color="inherit"
              disabled={isSending}
              sx={CHOICE}
              onClick={() =>
                void send([branch.id], { longer: { minutes, for: 'closing' } }, texts.lengthened)
              }
            >
              {texts.plus(minutes)}
            </Button>
          ))}
        </Box>
        <Typography color="text.secondary">{texts.longerHint}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
