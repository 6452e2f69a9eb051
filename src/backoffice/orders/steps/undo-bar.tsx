import { atom, computed } from 'nanostores';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { UNDO } from '../../../lib/domain/face/office.ts';
import { useAttempt } from '../../data/attempt.ts';
import { $board } from '../board/board-state.ts';
import { stepTexts } from '../texts.ts';
import { stillUndoable } from './possible-steps.ts';
import { $undoable, undoStep, type Undoable } from './step-store.ts';

/** The undo bar's place in an open sheet, which makes everything outside unreachable. */
export const $undoPlace = atom<HTMLElement | null>(null);

/** As many as fit above one another; the older ones have been seen. */
const MOST = 3;

const NONE: readonly Undoable[] = [];
/** Without steps to undo, the board's events render nothing. */
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
/** At the foot of the sheet, with room of its own. */
const IN_SHEET = { ...STEPS, '&:not(:empty)': { p: 1, borderTop: 1, borderColor: 'divider' } };

/** Publishes the bar's height for elements that keep clear of it: notices (shell/theme.ts) and the sheet's fields. */
function useRoom(count: number, place: HTMLElement | null) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--undo-room', `${ref.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--undo-room');
  }, [count, place]);
  return ref;
}

/** The latest steps, each with a button to undo it. */
export function UndoBar() {
  const steps = useStore($offered);
  const attempt = useAttempt();
  // The newest at the bottom: when one expires, the others stay under the finger.
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
            bgcolor: UNDO,
            color: 'common.white',
          }}
        >
          <Typography>{stepTexts.took(ticket, stepTexts.done[action])}</Typography>
          <Button
            sx={{ color: 'var(--on-bar)' }}
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
