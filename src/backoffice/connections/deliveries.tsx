import {
  Box,
  Button,
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { WebhookDelivery } from '../../lib/contract/webhooks.ts';
import { call, problemsIn } from '../data/call.ts';
import { useInstantText } from '../data/config.ts';
import { StateChip } from '../lists/cells.tsx';
import { LoadError } from '../lists/load-error.tsx';
import { answerOf } from './answer.ts';
import { connectionTexts } from './texts.ts';

const texts = connectionTexts.deliveries;
const types: Readonly<Record<string, string>> = connectionTexts.webhooks.types;
const COLORS = { waiting: 'info', done: 'success', failed: 'error', skipped: 'default' } as const;
const LOOK_EVERY_MS = 5000;

/** The latest messages of webhooks, with what became of them. */
export function Deliveries() {
  const notify = useNotify();
  const shown = useInstantText();
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks', 'deliveries'],
    queryFn: async () =>
      (await call('get /api/webhook-deliveries', { query: { range: '[0,49]' } }, texts.notLoaded)).data,
    refetchInterval: LOOK_EVERY_MS,
  });
  const sendAgain = async ({ id }: WebhookDelivery) => {
    try {
      await call('post /api/webhook-deliveries/{id}/again', { params: { id } });
      notify(texts.queued, { type: 'success' });
    } catch (failed) {
      notify(problemsIn(failed, texts.notLoaded)['form'] ?? texts.notLoaded, { type: 'error' });
    }
    await refetch();
  };
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          {texts.title}
        </Typography>
        <LoadError error={error} onAgain={refetch} />
        {data?.length === 0 && <Typography color="text.secondary">{texts.none}</Typography>}
        {data && data.length > 0 && (
          // A table that is wider than the screen scrolls by itself.
          <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={texts.title}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  {[texts.when, texts.what, texts.state, texts.answer].map((name) => (
                    <TableCell key={name}>{name}</TableCell>
                  ))}
                  <TableCell />
                </TableRow>
              </TableHead>
              <TableBody>
                {data.map((delivery) => (
                  <DeliveryRow
                    key={delivery.id}
                    delivery={delivery}
                    shown={shown}
                    onAgain={() => void sendAgain(delivery)}
                  />
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

interface RowProps {
  delivery: WebhookDelivery;
  shown: (instant: string) => string;
  onAgain: () => void;
}

function DeliveryRow({ delivery, shown, onAgain }: RowProps) {
  const { type, order, state, createdAt, attempts, nextTryAt, tries } = delivery;
  const [last] = attempts;
  const what = types[type] ?? type;
  return (
    <TableRow>
      <TableCell>{shown(createdAt)}</TableCell>
      <TableCell>
        {what}
        {order && <Typography variant="body2">{texts.order(order.id)}</Typography>}
      </TableCell>
      <TableCell>
        <StateChip label={texts.states[state]} color={COLORS[state]} />
        {state === 'waiting' && nextTryAt && (
          <Typography variant="body2">{texts.next(shown(nextTryAt))}</Typography>
        )}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {last && `${answerOf(last)} · ${texts.tries(tries)}`}
        {last?.excerpt && <Typography variant="body2">{last.excerpt}</Typography>}
      </TableCell>
      <TableCell>
        {(state === 'done' || state === 'failed') && (
          <Button aria-label={texts.againOf(what)} onClick={onAgain} sx={{ minHeight: 44 }}>
            {texts.again}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}
