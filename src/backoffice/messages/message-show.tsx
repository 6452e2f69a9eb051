import SendIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { Alert, Box, Button, Card, CardContent, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { Show, useRecordContext, useRedirect, useRefresh } from 'react-admin';
import type { MessageDetails } from '../../lib/contract/messages.ts';
import { call } from '../data/call.ts';
import { useCurrency, useInstantText } from '../data/config.ts';
import { TouchLink } from '../lists/cells.tsx';
import { useAttempt } from '../data/attempt.ts';
import { whoOf, MessageState } from './message-list.tsx';
import { problemWords } from './problem-words.ts';
import { messageTexts as texts } from './texts.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';

/** One message: recipient, delivery attempts and content. */
export function MessageShow() {
  return (
    <Show component="div" actions={false} title={texts.title}>
      <Entry />
    </Show>
  );
}

function Entry() {
  const message = useRecordContext<MessageDetails>();
  const shown = useInstantText();
  const currency = useCurrency();
  if (!message) return null;
  const { channel, purpose, order, state, lastError, nextTryAt, doneAt, tries, cost } = message;
  const facts = [
    shown(doneAt ?? message.createdAt),
    ...(tries > 0 ? [texts.tries(tries)] : []),
    ...(nextTryAt === null ? [] : [texts.next(shown(nextTryAt))]),
    ...(cost === null ? [] : [texts.cost(price(cost, currency))]),
  ];
  return (
    <Card sx={{ maxWidth: 760, mt: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h5" component="h2" sx={{ flexGrow: 1 }}>
            {texts.channels[channel]}: {texts.purposes[purpose] ?? purpose}
          </Typography>
          <MessageState state={state} />
        </Box>
        <div>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {texts.to} {whoOf(message)}
          </Typography>
          <Typography color="text.secondary">{facts.join(' · ')}</Typography>
          {order && (
            <TouchLink to={`/orders/${order.id}`}>
              {texts.order} {texts.orderOf(order.ticketNumber, order.branch)}
            </TouchLink>
          )}
        </div>
        {lastError !== null && (
          <Alert severity={state === 'failed' ? 'error' : 'info'} sx={{ overflowWrap: 'anywhere' }}>
            {problemWords(lastError)}
            {problemWords(lastError) !== lastError && (
              <Typography variant="body2">{texts.said(lastError)}</Typography>
            )}
          </Alert>
        )}
        {channel !== 'push' && <Resend id={message.id} />}
        <Said message={message} />
      </CardContent>
    </Card>
  );
}

/** Text messages cost fractions of a cent. */
const price = (amount: number, currency: string) =>
  `${amount.toLocaleString(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 4 })} ${currency}`;

function Resend({ id }: { id: number }) {
  const [isRunning, setRunning] = useState(false);
  const attempt = useAttempt();
  const redirect = useRedirect();
  const refresh = useRefresh();
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<SendIcon />}
      disabled={isRunning}
      sx={{ justifySelf: 'start' }}
      onClick={async () => {
        setRunning(true);
        await attempt(async () => {
          const { data } = await call(
            'post /api/messages/{id}/resend',
            { params: { id } },
            texts.resendFailed,
          );
          // A retry that succeeded created another message.
          if (data.id === id) refresh();
          else redirect('show', 'messages', data.id);
        }, texts.resent);
        setRunning(false);
      }}
    >
      {texts.resend}
    </Button>
  );
}

function Said({ message: { subject, text, html, isAsSent } }: { message: MessageDetails }) {
  const [view, setView] = useState<'looks' | 'words'>(html === null ? 'words' : 'looks');
  return (
    <div>
      {subject !== '' && (
        <Typography sx={{ overflowWrap: 'anywhere', mb: 1 }}>
          {texts.subject}: <b>{subject}</b>
        </Typography>
      )}
      {html !== null && (
        <Tabs value={view} onChange={(_, next: 'looks' | 'words') => setView(next)} sx={{ mb: 1 }}>
          <Tab value="looks" label={texts.looks} />
          <Tab value="words" label={texts.words} />
        </Tabs>
      )}
      {html !== null && view === 'looks' ? (
        // Sandboxed without any permission: its scripts do not run, and it cannot reach the back office.
        <Box
          component="iframe"
          title={texts.looks}
          sandbox=""
          srcDoc={html}
          sx={{ width: '100%', height: 720, border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      ) : (
        <Typography component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', m: 0 }}>
          {text}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {isAsSent ? texts.asSent : texts.asNow}
      </Typography>
    </div>
  );
}
