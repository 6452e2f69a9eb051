import { FunctionField, NumberInput, SearchInput, SelectInput, useCreatePath } from 'react-admin';
import { Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { Message } from '../../lib/contract/outbox.ts';
import { choicesOf } from '../forms/choices.ts';
import { InstantInput } from '../forms/instant-input.tsx';
import { NewestList } from '../forms/newest-list.tsx';
import { useInstantText } from '../forms/shop-config.ts';
import { formTexts } from '../forms/texts.ts';
import { StateChip } from './state-chip.tsx';
import { messageTexts as texts } from './texts.ts';

const choice = (source: 'state' | 'channel' | 'audience', label: string, of: Record<string, string>) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={choicesOf(of)}
    emptyText={formTexts.all}
    {...(source === 'audience' ? {} : { alwaysOn: true })}
  />
);

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  choice('state', texts.state, texts.states),
  choice('channel', texts.channel, texts.channels),
  choice('audience', texts.audience, texts.audiences),
  <NumberInput key="orderId" source="orderId" label={texts.order} />,
  <InstantInput key="from" source="createdAt_gte" label={texts.from} />,
  <InstantInput key="to" source="createdAt_lte" label={texts.until} />,
];

/** What was told to customers, branches and staff, newest first, with what became of it. */
export function MessageList() {
  const shown = useInstantText();
  return (
    <NewestList title={texts.list} filters={FILTERS} rowClick="show">
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
        sx={{ overflowWrap: 'anywhere' }}
        render={(message: Message) => whoOf(message)}
      />
      <FunctionField
        label={texts.state}
        sortBy="state"
        render={({ state, lastError }: Message) => (
          <>
            <StateChip state={state} />
            {lastError !== null && (
              <Typography
                variant="body2"
                color="text.secondary"
                sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}
              >
                {lastError}
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
      <MuiLink
        component={Link}
        to={createPath({ resource: 'messages', type: 'show', id })}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {texts.channels[channel]}: {texts.purposes[purpose] ?? purpose}
      </MuiLink>
      {order && (
        <Typography variant="body2" color="text.secondary">
          {texts.orderOf(order.ticketNumber, order.branch)}
        </Typography>
      )}
    </>
  );
}

/** Whom it is for: a device has no name. */
export function whoOf({ channel, audience, recipient }: Message): string {
  const who = audience === null ? '' : texts.audiences[audience];
  if (channel === 'push') return [who, texts.device].filter((it) => it !== '').join(', ');
  return audience === 'branch' ? `${who}, ${recipient}` : recipient;
}
