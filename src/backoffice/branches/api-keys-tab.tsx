import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext } from 'react-admin';
import type { ApiKey, NewApiKey } from '../../lib/contract/people.ts';
import { call, CallFailed } from '../data/call.ts';
import { useInstantText } from '../data/config.ts';
import { $now } from '../data/formats.ts';
import { oneTap } from '../forms/one-tap.ts';
import { StateChip } from '../lists/cells.tsx';
import { LoadError } from '../lists/load-error.tsx';
import { apiKeyState, timeUntil } from './api-key-state.ts';
import { NewApiKeyDialog, NewApiKeyForm } from './new-api-key.tsx';
import { branchTexts } from './texts.ts';

const texts = branchTexts.keys;
const messageOf = (error: unknown, fallback: string) =>
  error instanceof CallFailed ? error.message : fallback;

/** API keys with which displays read the branch's orders. */
export function KeysTab() {
  const id = useRecordContext()?.id;
  return typeof id === 'number' ? <Keys id={id} /> : <Typography>{texts.save}</Typography>;
}

/** What is asked before it is done with a key. */
interface Asked {
  what: 'renew' | 'remove';
  apiKey: ApiKey;
}

function Keys({ id }: { id: number }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [created, setCreated] = useState<NewApiKey | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [once] = useState(oneTap);
  const queryKey = ['branches', id, 'api-keys'];
  const {
    data: keys = [],
    error,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async () =>
      (await call('get /api/branches/{id}/api-keys', { params: { id } }, texts.notLoaded)).data,
  });
  const reload = () => queries.invalidateQueries({ queryKey });

  const act = async ({ what, apiKey }: Asked) => {
    const params = { id, keyId: apiKey.id };
    const fallback = what === 'renew' ? texts.notRenewed : texts.notRemoved;
    try {
      if (what === 'remove') await call('delete /api/branches/{id}/api-keys/{keyId}', { params }, fallback);
      else
        setCreated((await call('post /api/branches/{id}/api-keys/{keyId}/renew', { params }, fallback)).data);
    } catch (failed) {
      notify(messageOf(failed, fallback), { type: 'error' });
    }
    setAsked(null);
    await reload();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 760 }}>
      <Typography sx={{ mb: 2 }}>{texts.hint}</Typography>
      <LoadError error={error} onAgain={refetch} sx={{ mb: 2 }} />
      <NewApiKeyForm
        branchId={id}
        onCreated={(key) => {
          setCreated(key);
          void reload();
        }}
      />
      {keys.length === 0 && !error && <Typography color="text.secondary">{texts.none}</Typography>}
      {keys.length > 0 && (
        <List>
          {keys.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} ask={(what) => setAsked({ what, apiKey })} />
          ))}
        </List>
      )}
      {created && <NewApiKeyDialog branchId={id} created={created} onClose={() => setCreated(null)} />}
      <Confirm
        isOpen={asked !== null}
        title={asked?.what === 'renew' ? texts.renewTitle : texts.removeTitle}
        content={(asked?.what === 'renew' ? texts.renewText : texts.removeText)(asked?.apiKey.name ?? '')}
        confirm={asked?.what === 'renew' ? texts.renew : texts.confirm}
        confirmColor={asked?.what === 'renew' ? 'primary' : 'warning'}
        cancel={texts.cancel}
        onConfirm={() => void once(async () => asked && (await act(asked)))}
        onClose={() => setAsked(null)}
      />
    </Box>
  );
}

const COLORS = { valid: 'success', ending: 'success', renewed: 'warning', ended: 'default' } as const;

function KeyRow({ apiKey, ask }: { apiKey: ApiKey; ask: (what: Asked['what']) => void }) {
  const shown = useInstantText();
  const now = useStore($now);
  const { name, scope, createdAt, endsAt, lastUsedAt } = apiKey;
  const state = apiKeyState(apiKey, now);
  const rest = endsAt === null || state === 'ended' ? '' : timeUntil(endsAt, now);
  const facts = [
    texts.scopes[scope],
    endsAt === null ? texts.endless : `${texts.until} ${shown(endsAt)}`,
    `${texts.created} ${shown(createdAt)}`,
    lastUsedAt === null ? texts.never : `${texts.used} ${shown(lastUsedAt)}`,
  ];
  return (
    <ListItem divider disableGutters sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <ListItemText
        primary={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <span>{name}</span>
            <StateChip label={texts.states[state](rest)} color={COLORS[state]} />
          </Box>
        }
        secondary={facts.join(' · ')}
        sx={{ flex: '1 1 260px', overflowWrap: 'anywhere' }}
        slotProps={{ primary: { component: 'div' } }}
      />
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {(state === 'valid' || state === 'ending') && (
          <Button aria-label={texts.renewOf(name)} onClick={() => ask('renew')} sx={{ minHeight: 44 }}>
            {texts.renew}
          </Button>
        )}
        <IconButton aria-label={texts.remove(name)} onClick={() => ask('remove')}>
          <DeleteIcon />
        </IconButton>
      </Box>
    </ListItem>
  );
}
