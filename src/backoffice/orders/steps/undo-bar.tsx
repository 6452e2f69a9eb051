import { atom, computed } from 'nanostores';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useAttempt } from '../../data/attempt.ts';
import { $board } from '../board/board-store.ts';
import { stepTexts } from '../texts.ts';
import { stillUndoable } from './possible-steps.ts';
import { $undoable, undoStep, type Undoable } from './step-store.ts';

/** Where steps are taken back while a sheet is open: all outside of it is out of reach then. */
export const $undoPlace = atom<HTMLElement | null>(null);

/** As many as fit above one another; older ones have been thought about. */
const MOST = 3;

const NONE: readonly Undoable[] = [];
/** Nothing is drawn anew by the board's news while there is nothing to take back. */
const $offered = computed([$undoable, $board], (undoable, board) => {
  const steps = stillUndoable(Object.values(undoable), board);
  return steps.length > 0 ? steps : NONE;
});

const STEPS = { display: 'grid', gap: 1, justifyItems: 'center' };
const ON_PAGE = {
  ...STEPS,
  position: 'fixed',
  insetInline: 0,
  bottom: 16,
  zIndex: 1500,
  pointerEvents: 'none',
};
/** As the foot of the sheet, whose room it takes instead of covering it. */
const IN_SHEET = { ...STEPS, '&:not(:empty)': { p: 1, borderTop: 1, borderColor: 'divider' } };

/** Says how high the steps are, for what keeps clear of them: notices (shell/theme.ts), and fields of the sheet. */
function useRoom(count: number, place: HTMLElement | null) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--undo-room', `${ref.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--undo-room');
  }, [count, place]);
  return ref;
}

/** Steps just taken, each to be taken back with one tap for a moment. */
export function UndoBar() {
  const steps = useStore($offered);
  const attempt = useAttempt();
  // The newest below: one that goes by itself moves none that somebody is about to tap.
  const latest = steps.toSorted((a, b) => a.until - b.until).slice(-MOST);
  const place = useStore($undoPlace);
  const ref = useRoom(latest.length, place);
  const bar = (
    <Box ref={ref} role="status" sx={place ? IN_SHEET : ON_PAGE}>
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
  return place ? createPortal(bar, place) : bar;
}
