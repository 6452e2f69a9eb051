import { Button, Card, CardContent, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import type { NewWebhookEndpoint, WebhookEndpoint } from '../../lib/contract/webhooks.ts';
import { call, problemsIn } from '../data/call.ts';
import { LoadError } from '../lists/load-error.tsx';
import { answerOf } from './answer.ts';
import { SecretDialog } from './parts.tsx';
import { ReplayDialog } from './replay-dialog.tsx';
import { connectionTexts } from './texts.ts';
import { WebhookForm, WebhookRow, type WhatToDo } from './webhook-parts.tsx';

const texts = connectionTexts.webhooks;
const queryKey = ['webhooks'];

/** The addresses that are told of events. */
export function Webhooks() {
  const notify = useNotify();
  const queries = useQueryClient();
  /** The receiver that is being changed; 'new': one that is being made. */
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const [created, setCreated] = useState<(NewWebhookEndpoint & { isRenewed: boolean }) | null>(null);
  const [asked, setAsked] = useState<{ what: WhatToDo; endpoint: WebhookEndpoint } | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await call('get /api/webhook-endpoints', {}, texts.notLoaded)).data,
  });
  const reload = () => queries.invalidateQueries({ queryKey });
  /** Does something, and tells what went wrong. */
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (failed) {
      notify(problemsIn(failed, texts.failed)['form'] ?? texts.failed, { type: 'error' });
    }
    await reload();
  };
  const switchTo = ({ id }: WebhookEndpoint, isEnabled: boolean) =>
    attempt(() => call('put /api/webhook-endpoints/{id}', { params: { id }, body: { isEnabled } }));
  const act = ({ what, endpoint: { id } }: { what: WhatToDo; endpoint: WebhookEndpoint }) =>
    attempt(async () => {
      setAsked(null);
      const params = { id };
      if (what === 'remove') await call('delete /api/webhook-endpoints/{id}', { params });
      if (what === 'renew') {
        const renewed = await call('post /api/webhook-endpoints/{id}/secret', { params });
        setCreated({ ...renewed.data, isRenewed: true });
      }
      if (what === 'test') {
        const { data: said } = await call('post /api/webhook-endpoints/{id}/test', { params });
        const isTaken = said.status !== null && said.status < 300;
        notify(connectionTexts.tested(answerOf(said)), { type: isTaken ? 'success' : 'warning' });
      }
    });

  const ask = (what: WhatToDo, endpoint: WebhookEndpoint) => {
    if (what === 'change') setOpen(endpoint.id);
    else if (what === 'test') void act({ what, endpoint });
    else setAsked({ what, endpoint });
  };

  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          {texts.title}
        </Typography>
        <Typography color="text.secondary">{texts.hint}</Typography>
        <LoadError error={error} onAgain={refetch} />
        {data?.length === 0 && <Typography sx={{ my: 2 }}>{texts.none}</Typography>}
        {data?.map((endpoint) =>
          open === endpoint.id ? (
            <WebhookForm
              key={endpoint.id}
              endpoint={endpoint}
              onCancel={() => setOpen(null)}
              onSave={async (body) => {
                const params = { id: endpoint.id };
                await call('put /api/webhook-endpoints/{id}', { params, body }, texts.notSaved);
                notify(texts.saved, { type: 'success' });
                await reload();
                setOpen(null);
              }}
            />
          ) : (
            <WebhookRow
              key={endpoint.id}
              endpoint={endpoint}
              onSwitch={(isOn) => void switchTo(endpoint, isOn)}
              onAsk={(what) => ask(what, endpoint)}
            />
          ),
        )}
        {open === 'new' ? (
          <WebhookForm
            endpoint={null}
            onCancel={() => setOpen(null)}
            onSave={async (body) => {
              const made = await call('post /api/webhook-endpoints', { body }, texts.notSaved);
              setOpen(null);
              setCreated({ ...made.data, isRenewed: false });
              void reload();
            }}
          />
        ) : (
          <Button variant="outlined" onClick={() => setOpen('new')} sx={{ minHeight: 44, mt: 2 }}>
            {texts.create}
          </Button>
        )}
      </CardContent>
      {created && (
        <SecretDialog
          title={texts.created(created.name)}
          label={texts.secret}
          value={created.secret}
          hints={[texts.once, ...(created.isRenewed ? [texts.renewed] : [])]}
          onClose={() => setCreated(null)}
        />
      )}
      {asked?.what === 'replay' && (
        <ReplayDialog endpoint={asked.endpoint} onClose={() => setAsked(null)} onDone={() => void reload()} />
      )}
      <Confirm
        isOpen={asked?.what === 'remove' || asked?.what === 'renew'}
        title={asked?.what === 'renew' ? texts.renewTitle : texts.removeTitle}
        content={(asked?.what === 'renew' ? texts.renewText : texts.removeText)(asked?.endpoint.name ?? '')}
        confirm={asked?.what === 'renew' ? texts.renew : texts.confirm}
        confirmColor={asked?.what === 'renew' ? 'primary' : 'warning'}
        cancel={connectionTexts.cancel}
        onConfirm={() => asked && void act(asked)}
        onClose={() => setAsked(null)}
      />
    </Card>
  );
}
