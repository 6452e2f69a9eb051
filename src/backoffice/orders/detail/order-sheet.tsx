import { Alert, Box, Chip, Typography, Drawer, IconButton } from '@mui/material';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import type { OrderDetails } from '../../../lib/contract/staff-orders.ts';
import { asksCounterAppointment } from '../../../lib/domain/order.ts';
import { isPlaced } from '../../../lib/domain/order-moments.ts';
import { useModeNames } from '../../data/mode-names.ts';
import { orderAge } from '../../../lib/domain/product-facts.ts';
import { factWords } from '../../../lib/domain/words/facts.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import { clock, dateAndTime } from '../../data/formats.ts';
import { boardTexts, stateName, connectionTexts } from '../texts.ts';
import { Contact } from './contact.tsx';
import { EraseOrder, SheetSteps } from './sheet-steps.tsx';
import { OrderTasks, OrderPrints } from './order-tasks.tsx';
import { History, OrderMessages } from './history.tsx';
import { OrderItems } from './order-items.tsx';
import { Payment } from './payment.tsx';
import { Fact, Section } from './sheet-sections.tsx';
import { detailTexts as texts } from './texts.ts';
import { isAmong } from '../../../lib/contract/roles.ts';
import { useMe } from '../../data/me.ts';
import { call } from '../../data/call.ts';
import { readAgain } from '../../data/queries.ts';
import { couldNot, formatTexts } from '../../data/texts.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { $board, revisionOf } from '../board/board-state.ts';
import { ticketOf } from '../steps/step-store.ts';
import { $undoPlace } from '../steps/undo-bar.tsx';

/** Everything about an order, in the order in which a kitchen needs it. */
const OrderBody = memo(function OrderBody({ order, zone }: { order: OrderDetails; zone: string }) {
  const age = orderAge(order.items);
  const me = useMe();
  const modeNames = useModeNames();
  // The kitchen needs neither address nor money.
  const isForMore = me !== undefined && isAmong(me, 'employee');
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, py: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Chip label={stateName(order)} color="primary" sx={{ fontWeight: 700 }} />
          {order.state === 'new' && !isPlaced(order) && (
            <Chip label={boardTexts.waitsForPayment} variant="outlined" sx={{ fontWeight: 700 }} />
          )}
          <Chip label={modeNames[modeOf(order)]} variant="outlined" />
          {order.branch.name && <Chip label={order.branch.name} variant="outlined" />}
        </Box>
        {age !== null && (
          <Alert severity="warning">
            <b>{factWords.checkAge(age)}</b>
          </Alert>
        )}
        <Times order={order} zone={zone} />
        {order.comment !== '' && (
          <Alert severity="warning" icon={false}>
            <b>{texts.note}:</b> {order.comment}
          </Alert>
        )}
        {order.rejectionMessage && (
          <Alert severity="error" icon={false}>
            <b>{texts.reason}:</b> {order.rejectionMessage}
          </Alert>
        )}
      </Box>
      <OrderItems order={order} />
      {isForMore && (
        <>
          <Contact order={order} />
          <Payment order={order} zone={zone} />
        </>
      )}
      <OrderTasks order={order} />
      <OrderPrints order={order} zone={zone} />
      {order.questionnaire && <Review review={order.questionnaire} />}
      <History order={order} zone={zone} />
      {isForMore && <OrderMessages order={order} zone={zone} />}
      <EraseOrder order={order} />
    </>
  );
});

function Times({ order, zone }: { order: OrderDetails; zone: string }) {
  const { appointment, counterAppointment, appointmentDate } = order;
  const main = appointment ?? appointmentDate;
  return (
    <>
      <Typography sx={{ fontSize: '1.3rem', fontWeight: 700 }}>
        {main ? clock(main, zone) : texts.asap}
      </Typography>
      {appointment && appointmentDate && appointment !== appointmentDate && (
        <Typography color="text.secondary">{texts.asked(clock(appointmentDate, zone))}</Typography>
      )}
      {asksCounterAppointment(order) && counterAppointment && (
        <Alert severity="info">{texts.proposed(clock(counterAppointment, zone))}</Alert>
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        <Fact name={texts.bookNumber}>{order.bookNumber}</Fact>
        <Fact name={texts.ordered}>{dateAndTime(order.createdAt, zone)}</Fact>
        {order.takenBy && (
          <Fact name={texts.taken}>
            {[
              boardTexts.takenBy(boardTexts.ways[order.takenBy.how], order.takenBy.user.name),
              ...order.takenBy.overrides.map((one) => texts.overrides[one]),
            ].join(', ')}
          </Fact>
        )}
        {order.tableIdentifier !== null && <Fact name={texts.table}>{order.tableIdentifier}</Fact>}
        {order.donateeName !== null && <Fact name={texts.donatee}>{order.donateeName}</Fact>}
      </Box>
    </>
  );
}

function Review({ review }: { review: NonNullable<OrderDetails['questionnaire']> }) {
  const parts = Object.entries(texts.reviewParts) as [keyof typeof texts.reviewParts, string][];
  return (
    <Section title={texts.review}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        {parts.map(([part, name]) => (
          <Fact key={part} name={name}>
            {texts.stars(review[part])}
          </Fact>
        ))}
      </Box>
      {review.comment !== '' && <Typography>{formatTexts.quoted(review.comment)}</Typography>}
    </Section>
  );
}

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
  const { data: order, error, isPaused, refetch } = useOrder(id);
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
          <LoadError error={error} onAgain={refetch} sx={{ my: 2 }} />
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
