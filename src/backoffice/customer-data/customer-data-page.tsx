import { Alert, Box, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteForeverOutlined';
import { useState, type SubmitEvent } from 'react';
import { AccessDenied, CanAccess, Confirm, Title } from 'react-admin';
import { dayOf, formatDay } from '../../lib/domain/dates.ts';
import type { CustomerSummary } from '../../lib/contract/stored-data.ts';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { saveFile } from '../data/files.ts';
import { useConfig } from '../data/config.ts';
import { customerDataTexts } from './texts.ts';

/** What is stored about one customer: to hand over, or to erase. Admins only. */
export function CustomerDataPage() {
  return (
    <CanAccess resource="customer-data" action="list" accessDenied={<AccessDenied />}>
      <Title title={customerDataTexts.title} />
      <Search />
    </CanAccess>
  );
}

interface Found {
  contact: string;
  summary: CustomerSummary;
}

function Search() {
  const [contact, setContact] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const attempt = useAttempt();
  const search = async () => {
    const { data } = await call(
      'post /api/customer-data/find',
      { body: { contact } },
      customerDataTexts.failed,
    );
    setFound({ contact, summary: data });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void attempt(search);
  };
  return (
    <Card sx={{ maxWidth: 640, mt: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{customerDataTexts.intro}</Typography>
        <form onSubmit={submit} style={{ display: 'flex', gap: 16 }}>
          <TextField
            label={customerDataTexts.contact}
            value={contact}
            onChange={({ target }) => {
              setContact(target.value);
              setFound(null);
            }}
            autoComplete="off"
            required
            fullWidth
          />
          <Button type="submit" variant="contained">
            {customerDataTexts.find}
          </Button>
        </form>
        {found && <Result {...found} onErased={() => setFound(null)} />}
      </CardContent>
    </Card>
  );
}

function Result({ contact, summary, onErased }: Found & { onErased: () => void }) {
  const attempt = useAttempt();
  const zone = useConfig()?.timezone ?? 'Europe/Berlin';
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const { orders, messages, open, firstAt, lastAt } = summary;
  if (orders === 0 && messages === 0) return <Alert severity="info">{customerDataTexts.nothing}</Alert>;
  const body = { contact };
  const day = (instant: string) => formatDay(dayOf(Date.parse(instant), zone));

  const download = async (type: 'html' | 'json') => {
    const { data } = await call('post /api/customer-data/export', { body }, customerDataTexts.failed);
    const { html, ...archive } = data;
    const text = type === 'html' ? html : JSON.stringify(archive, null, 2);
    const mime = type === 'html' ? 'text/html' : 'application/json';
    saveFile(new Blob([text], { type: `${mime};charset=utf-8` }), `${customerDataTexts.fileName}.${type}`);
  };
  const erase = async () => {
    setRunning(true);
    const isDone = await attempt(
      () => call('post /api/customer-data/erase', { body }, customerDataTexts.failed),
      customerDataTexts.erased,
    );
    setRunning(false);
    setAsking(false);
    if (isDone) onErased();
  };

  return (
    <Box role="group" aria-label={contact} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>
        {customerDataTexts.orders(orders)}
        {firstAt && lastAt && ` ${customerDataTexts.between(day(firstAt), day(lastAt))}`},{' '}
        {customerDataTexts.messages(messages)}
      </Typography>
      {open.length > 0 && <Alert severity="warning">{customerDataTexts.open(open)}</Alert>}
      <Button variant="outlined" onClick={() => void attempt(() => download('html'))}>
        {customerDataTexts.page}
      </Button>
      <Button variant="outlined" onClick={() => void attempt(() => download('json'))}>
        {customerDataTexts.json}
      </Button>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteIcon />}
        disabled={open.length > 0}
        onClick={() => setAsking(true)}
      >
        {customerDataTexts.erase}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isRunning}
        title={customerDataTexts.confirm(contact)}
        content={customerDataTexts.means}
        confirm={customerDataTexts.erase}
        ConfirmIcon={DeleteIcon}
        CancelIcon={CloseIcon}
        onClose={() => setAsking(false)}
        onConfirm={() => void erase()}
      />
    </Box>
  );
}
