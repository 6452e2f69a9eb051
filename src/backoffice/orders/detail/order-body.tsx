import { Alert, Box, Chip, Typography } from '@mui/material';
import { memo } from 'react';
import type { OrderDetails } from '../../../lib/contract/staff-orders.ts';
import { asksCounterAppointment } from '../../../lib/domain/order.ts';
import { isPlaced } from '../../../lib/domain/order-moments.ts';
import { MODE_NAMES } from '../../../lib/domain/mode-names.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import { clock, dateAndTime } from '../../data/shop-time.ts';
import { boardTexts, stateName } from '../texts.ts';
import { Contact } from './contact.tsx';
import { EraseOrder } from './sheet-steps.tsx';
import { OrderTasks } from './order-tasks.tsx';
import { History } from './history.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderPrints } from './receipt.tsx';
import { Payment } from './payment.tsx';
import { Fact, Section } from './section.tsx';
import { detailTexts as texts } from './texts.ts';

/** Everything about an order, in the order in which a kitchen needs it. */
export const OrderBody = memo(function OrderBody({ order, zone }: { order: OrderDetails; zone: string }) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, py: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Chip label={stateName(order)} color="primary" sx={{ fontWeight: 700 }} />
          {order.state === 'new' && !isPlaced(order) && (
            <Chip label={boardTexts.waitsForPayment} variant="outlined" sx={{ fontWeight: 700 }} />
          )}
          <Chip label={MODE_NAMES[modeOf(order)]} variant="outlined" />
          {order.branch.name && <Chip label={order.branch.name} variant="outlined" />}
        </Box>
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
      <Contact order={order} />
      <Payment order={order} zone={zone} />
      <OrderTasks order={order} />
      <OrderPrints order={order} zone={zone} />
      {order.questionnaire && <Review review={order.questionnaire} />}
      <History order={order} zone={zone} />
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
        <Fact name={texts.ordered}>{dateAndTime(order.createdAt, zone)}</Fact>
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
      {review.comment !== '' && <Typography>„{review.comment}“</Typography>}
    </Section>
  );
}
