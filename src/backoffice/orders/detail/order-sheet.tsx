import CloseIcon from '@mui/icons-material/Close';
import { Alert, Box, Drawer, IconButton, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { OrderDetails } from '../../../lib/contract/staff-orders.ts';
import { call } from '../../data/call.ts';
import { readAgain } from '../../data/queries.ts';
import { couldNot } from '../../data/texts.ts';
import { messageOf } from '../../data/attempt.ts';
import { $board } from '../board/board-store.ts';
import { revisionOf } from '../board/board-state.ts';
import { ticketOf } from '../steps/step-store.ts';
import { $undoPlace } from '../steps/undo-bar.tsx';
import { connectionTexts } from '../texts.ts';
import { OrderBody } from './order-body.tsx';
import { SheetSteps } from './sheet-steps.tsx';
import { detailTexts as texts } from './texts.ts';

interface Props {
  id: number;
  zone: string;
  onClose: () => void;
}

/** An order with all its details beside the screen that it was opened from; on phones instead of it. */
export function OrderSheet({ id, zone, onClose }: Props) {
  const [isOpen, setOpen] = useState(true);
  const shut = useCallback(() => setOpen(false), []);
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      // The address changes once the sheet is out of sight, so that focus returns to an element that still exists.
      onClose={shut}
      slotProps={{
        transition: { onExited: () => leave(id, onClose) },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'order-title',
          sx: { width: { xs: '100%', sm: 560 }, maxWidth: '100%', scrollPaddingBottom: 'var(--undo-room)' },
        },
      }}
    >
      <Sheet id={id} zone={zone} onShut={shut} />
    </Drawer>
  );
}

interface SheetProps {
  id: number;
  zone: string;
  onShut: () => void;
}

const FOOT = { order: 1, mt: 'auto', position: 'sticky', bottom: 0, zIndex: 2, bgcolor: 'background.paper' };
const offerUndoHere = (foot: HTMLElement | null) => $undoPlace.set(foot);

/** Memoized: closing does not render it again. */
const Sheet = memo(function Sheet({ id, zone, onShut }: SheetProps) {
  const { data: order, error, isPaused } = useOrder(id);
  return (
    <>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 2,
          display: 'grid',
          gap: 1,
          p: 2,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography id="order-title" component="h2" variant="h6" sx={{ fontWeight: 700 }}>
            {order ? texts.title(ticketOf(order)) : texts.untitled}
          </Typography>
          <IconButton aria-label={texts.close} onClick={onShut}>
            <CloseIcon />
          </IconButton>
        </Box>
        {order && <SheetSteps order={order} zone={zone} />}
      </Box>
      {/* At the foot of the sheet, but next after the steps in tab order. */}
      <Box ref={offerUndoHere} sx={FOOT} />
      <Box sx={{ px: 2, pb: 8 }}>
        {order ? (
          <OrderBody order={order} zone={zone} />
        ) : error ? (
          <Alert severity="error" sx={{ my: 2 }}>
            {messageOf(error)}
          </Alert>
        ) : (
          <Typography role="status" sx={{ py: 2 }}>
            {isPaused ? connectionTexts.lostHint : texts.loading}
          </Typography>
        )}
      </Box>
    </>
  );
});

/** The order with its history; loaded again with each event of the stream. */
function useOrder(id: number) {
  const revision = revisionOf(useStore($board), id);
  const read = useRef(revision);
  const query = useQuery<OrderDetails>({
    queryKey: ['orders', 'details', id],
    queryFn: () =>
      call('get /api/orders/{id}', { params: { id } }, couldNot.loadOne('orders')).then(({ data }) => data),
    retry: false,
    staleTime: 0,
  });
  useEffect(() => {
    if (revision === read.current) return;
    read.current = revision;
    void readAgain(['orders', 'details', id]);
  }, [revision, id]);
  return query;
}

/** The focused element may be gone: a card that changed its column gets the focus back. */
function leave(id: number, onClose: () => void): void {
  onClose();
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const card = document.querySelector<HTMLElement>(`[data-order="${id}"] button`);
    (card ?? document.querySelector<HTMLElement>('[data-order] button'))?.focus();
  });
}
