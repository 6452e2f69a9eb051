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
import { NewWebhook, WebhookRow } from './webhook-parts.tsx';

const texts = connectionTexts.webhooks;
const queryKey = ['webhooks'];

type What = 'remove' | 'renew' | 'replay' | 'test';

/** The addresses that are told of events. */
export function Webhooks() {
  const notify = useNotify();
  const queries = useQueryClient();
  const [isNew, setIsNew] = useState(false);
  const [created, setCreated] = useState<(NewWebhookEndpoint & { isRenewed: boolean }) | null>(null);
  const [asked, setAsked] = useState<{ what: What; endpoint: WebhookEndpoint } | null>(null);
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
  const act = ({ what, endpoint: { id } }: { what: What; endpoint: WebhookEndpoint }) =>
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

  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          {texts.title}
        </Typography>
        <Typography color="text.secondary">{texts.hint}</Typography>
        <LoadError error={error} onAgain={refetch} />
        {data?.length === 0 && <Typography sx={{ my: 2 }}>{texts.none}</Typography>}
        {data?.map((endpoint) => (
          <WebhookRow
            key={endpoint.id}
            endpoint={endpoint}
            onSwitch={(isOn) => void switchTo(endpoint, isOn)}
            onAsk={(what) => (what === 'test' ? void act({ what, endpoint }) : setAsked({ what, endpoint }))}
          />
        ))}
        {isNew ? (
          <NewWebhook
            onCancel={() => setIsNew(false)}
            onCreated={(endpoint) => {
              setIsNew(false);
              setCreated({ ...endpoint, isRenewed: false });
              void reload();
            }}
          />
        ) : (
          <Button variant="outlined" onClick={() => setIsNew(true)} sx={{ minHeight: 44, mt: 2 }}>
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
