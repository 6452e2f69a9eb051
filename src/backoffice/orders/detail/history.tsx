import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { MESSAGE_CHANNELS } from '../../../lib/contract/messages.ts';
import type { OrderDetails } from '../../../lib/contract/staff-orders.ts';
import { problemWords } from '../../messages/problem-words.ts';
import { moneyOf, dateAndTime } from '../../data/formats.ts';
import { formatTexts } from '../../data/texts.ts';
import { paymentNames } from '../texts.ts';
import { Section } from './sheet-sections.tsx';
import { detailTexts as texts } from './texts.ts';

/** Channels whose tasks are messages, which have screens of their own. */
const MESSAGES: ReadonlySet<string> = new Set(MESSAGE_CHANNELS);

type Channel = OrderDetails['errands'][number]['channel'];
const providers: Readonly<Record<string, string>> = paymentNames;

function OrderTaskName({ task: { id, channel, recipient } }: { task: OrderDetails['errands'][number] }) {
  const name = [texts.channels[channel], whomFor(channel, recipient)].join(' ').trim();
  if (!MESSAGES.has(channel)) return <>{name}</>;
  return (
    <MuiLink component={Link} to={`/messages/${id}/show`} sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </MuiLink>
  );
}

/** Devices have no name, and the names of payment providers are internal. */
function whomFor(channel: Channel, recipient: string): string {
  if (channel === 'push') return '';
  return channel === 'payment' ? (providers[recipient] ?? recipient) : recipient;
}

/** Fields with amounts of money. */
const MONEY: ReadonlySet<string> = new Set(['totalGross', 'refunded']);

type Event = OrderDetails['history'][number];

/** Who did what with the order and when. */
export function History({ order, zone }: { order: OrderDetails; zone: string }) {
  return (
    <Section title={texts.history}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {order.history.map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a history only grows at its end
          <li key={index}>
            <Typography sx={{ fontWeight: 700 }}>{texts.actions[event.action] ?? event.action}</Typography>
            <Typography variant="body2" color="text.secondary">
              {dateAndTime(event.at, zone)} · {whoOf(event)}
            </Typography>
            {changesOf(event, order, zone).map((change) => (
              <Typography key={change} variant="body2">
                {change}
              </Typography>
            ))}
          </li>
        ))}
      </Box>
    </Section>
  );
}

/** The delivery of the messages that followed, and to whom. */
export function OrderMessages({ order, zone }: { order: OrderDetails; zone: string }) {
  if (order.errands.length === 0) return null;
  return (
    <Section title={texts.outbox}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {order.errands.map((task) => (
          <li key={task.id}>
            <OrderTaskName task={task} />: <b>{texts.outcomes[task.state]}</b>
            <Typography variant="body2" color="text.secondary">
              {dateAndTime(task.at, zone)}
            </Typography>
            {task.reason !== null && (
              <Typography
                variant="body2"
                color={task.state === 'failed' ? 'error' : 'text.secondary'}
                sx={{ overflowWrap: 'anywhere' }}
              >
                {problemWords(task.reason)}
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </Section>
  );
}

const whoOf = ({ actor, user }: Event): string =>
  actor === 'staff' ? user?.name || texts.unknownUser : texts.actors[actor];

/** 'Zeit: 18:30 → 19:00', for fields with a German name. */
function changesOf({ changes }: Event, order: OrderDetails, zone: string): string[] {
  return Object.entries(changes).flatMap(([field, { from, to }]) => {
    const name = texts.fields[field];
    if (!name) return [];
    const say = (value: unknown) => valueText(field, value, order, zone);
    return [`${name}: ${say(from)} → ${say(to)}`];
  });
}

function valueText(field: string, value: unknown, order: OrderDetails, zone: string): string {
  if (value === null || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return MONEY.has(field) ? moneyOf(order, value) : String(value);
  if (typeof value !== 'string') return '';
  return field === 'appointment' || field === 'counterAppointment'
    ? dateAndTime(value, zone)
    : formatTexts.quoted(value);
}
