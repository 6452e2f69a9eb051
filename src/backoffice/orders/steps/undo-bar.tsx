import { Box, Button, Paper, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useAttempt } from '../attempt.ts';
import { $board } from '../board/board-store.ts';
import { stepTexts } from '../texts.ts';
import { stillUndoable } from './still-undoable.ts';
import { $undoable, undoStep, type Undoable } from './step-store.ts';

/** As many as fit above one another; older ones have been thought about. */
const MOST = 3;

const NONE: readonly Undoable[] = [];
/** Nothing is drawn anew by the board's news while there is nothing to take back. */
const $offered = computed([$undoable, $board], (undoable, board) => {
  const steps = stillUndoable(Object.values(undoable), board);
  return steps.length > 0 ? steps : NONE;
});

/** Steps just taken, each to be taken back with one tap for a moment. */
export function UndoBar() {
  const steps = useStore($offered);
  const attempt = useAttempt();
  // The newest below: one that goes by itself moves none that somebody is about to tap.
  const latest = steps.toSorted((a, b) => a.until - b.until).slice(-MOST);
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 16,
        zIndex: 1500,
        display: 'grid',
        gap: 1,
        justifyItems: 'center',
        pointerEvents: 'none',
      }}
    >
      {latest.map(({ id, ticket, action, until }) => (
        <Paper
          key={`${id} ${until}`}
          elevation={6}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            pl: 2,
            pr: 1,
            py: 0.5,
            pointerEvents: 'auto',
            bgcolor: '#1c1b17',
            color: '#fff',
          }}
        >
          <Typography>{stepTexts.took(ticket, stepTexts.done[action])}</Typography>
          <Button
            sx={{ color: '#ffd200' }}
            onClick={() => void attempt(() => undoStep(id), stepTexts.undone(ticket))}
          >
            {stepTexts.undo}
          </Button>
        </Paper>
      ))}
    </Box>
  );
}
