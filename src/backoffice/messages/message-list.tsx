import { FunctionField, NumberInput, SearchInput, useCreatePath } from 'react-admin';
import { Typography } from '@mui/material';
import type { Message } from '../../lib/contract/messages.ts';
import { choicesOf } from '../forms/field-values.ts';
import { InstantInput } from '../forms/instant-input.tsx';
import { NewestList, selectFilter } from '../lists/entity-lists.tsx';
import { useInstantText } from '../data/config.ts';
import { TouchLink, StateChip } from '../lists/cells.tsx';
import { problemWords } from './problem-words.ts';
import { messageTexts as texts } from './texts.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  selectFilter('state', texts.state, choicesOf(texts.states), { alwaysOn: true }),
  selectFilter('channel', texts.channel, choicesOf(texts.channels), { alwaysOn: true }),
  selectFilter('audience', texts.audience, choicesOf(texts.audiences)),
  <NumberInput key="orderId" source="orderId" label={texts.order} />,
  <InstantInput key="from" source="createdAt_gte" label={texts.from} />,
  <InstantInput key="to" source="createdAt_lte" label={texts.until} />,
];

/** Who it is for says more than when it was sent. */
const CARD = { name: texts.what, corner: texts.when };

/** Breaks an address only where it does not fit this width. */
const RECIPIENT = { display: 'inline-block', minWidth: 170, overflowWrap: 'anywhere' };

/** Messages to customers, branches and staff with their delivery state, newest first. */
export function MessageList() {
  const shown = useInstantText();
  return (
    <NewestList title={texts.list} filters={FILTERS} rowClick="show" card={CARD}>
      <FunctionField
        label={texts.when}
        sortBy="createdAt"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ createdAt }: Message) => shown(createdAt)}
      />
      <FunctionField
        label={texts.what}
        sortBy="purpose"
        render={(message: Message) => <What {...message} />}
      />
      <FunctionField
        label={texts.to}
        sortBy="recipient"
        sx={RECIPIENT}
        render={(message: Message) => whoOf(message)}
      />
      <FunctionField
        label={texts.state}
        sortBy="state"
        render={({ state, lastError }: Message) => (
          <>
            <MessageState state={state} />
            {lastError !== null && (
              <Typography
                variant="body2"
                color="text.secondary"
                sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}
              >
                {problemWords(lastError)}
              </Typography>
            )}
          </>
        )}
      />
    </NewestList>
  );
}

function What({ id, purpose, channel, order }: Message) {
  const createPath = useCreatePath();
  return (
    <>
      <TouchLink to={createPath({ resource: 'messages', type: 'show', id })}>
        {texts.channels[channel]}: {texts.purposes[purpose] ?? purpose}
      </TouchLink>
      {order && (
        <Typography variant="body2" color="text.secondary">
          {texts.orderOf(order.ticketNumber, order.branch)}
        </Typography>
      )}
    </>
  );
}

/** The recipient; devices have no name. */
export function whoOf({ channel, audience, recipient }: Message): string {
  const who = audience === null ? '' : texts.audiences[audience];
  if (channel === 'push') return [who, texts.device].filter((it) => it !== '').join(', ');
  return audience === 'branch' ? `${who}, ${recipient}` : recipient;
}

const COLORS = {
  waiting: 'info',
  queued: 'info',
  done: 'success',
  failed: 'error',
  notConfigured: 'warning',
  skipped: 'default',
} as const satisfies Record<Message['state'], string>;

/** The delivery state of a message. */
export const MessageState = ({ state }: Pick<Message, 'state'>) => (
  <StateChip label={texts.states[state]} color={COLORS[state]} />
);
