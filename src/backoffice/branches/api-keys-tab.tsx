import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Alert,
  Box,
  Button,
  IconButton,
  List,
  ListItem,
  ListItemText,
  TextField,
  Typography,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext } from 'react-admin';
import type { ApiKey, NewApiKey } from '../../lib/contract/people.ts';
import { useAddresses } from '../data/addresses.ts';
import { call, CallFailed } from '../data/call.ts';
import { CopyField } from '../forms/inputs.tsx';
import { oneTap } from '../forms/one-tap.ts';
import { useInstantText } from '../data/config.ts';
import { branchTexts } from './texts.ts';

const texts = branchTexts.keys;
const messageOf = (error: unknown, fallback: string) =>
  error instanceof CallFailed ? error.message : fallback;

/** API keys with which displays read the branch's orders. */
export function KeysTab() {
  const id = useRecordContext()?.id;
  return typeof id === 'number' ? <Keys id={id} /> : <Typography>{texts.save}</Typography>;
}

function Keys({ id }: { id: number }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const shown = useInstantText();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [created, setCreated] = useState<NewApiKey | null>(null);
  const [removing, setRemoving] = useState<ApiKey | null>(null);
  const [once] = useState(oneTap);
  const queryKey = ['branches', id, 'api-keys'];
  const { data: keys = [], error } = useQuery({
    queryKey,
    queryFn: async () =>
      (await call('get /api/branches/{id}/api-keys', { params: { id } }, texts.notLoaded)).data,
  });
  const reload = () => queries.invalidateQueries({ queryKey });

  const create = async () => {
    try {
      const { data } = await call(
        'post /api/branches/{id}/api-keys',
        { params: { id }, body: { name } },
        texts.failed,
      );
      setCreated(data);
      setName('');
      setProblem('');
    } catch (failed) {
      setProblem(messageOf(failed, texts.failed));
    }
    await reload();
  };
  const remove = async () => {
    if (!removing) return;
    const params = { id, keyId: removing.id };
    await call('delete /api/branches/{id}/api-keys/{keyId}', { params }, texts.notRemoved).catch(
      (failed: unknown) => notify(messageOf(failed, texts.notRemoved), { type: 'error' }),
    );
    setRemoving(null);
    await reload();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 760 }}>
      <Typography sx={{ mb: 2 }}>{texts.hint}</Typography>
      {error && <Alert severity="error">{messageOf(error, texts.notLoaded)}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <TextField
          label={texts.name}
          value={name}
          error={problem !== ''}
          helperText={problem}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The field is inside the branch's form, which Enter would submit.
            event.preventDefault();
            void once(create);
          }}
          sx={{ flex: '1 1 260px' }}
        />
        <Button variant="outlined" onClick={() => void once(create)} sx={{ minHeight: 56 }}>
          {texts.create}
        </Button>
      </Box>
      {keys.length === 0 && <Typography color="text.secondary">{texts.none}</Typography>}
      {keys.length > 0 && (
        <List>
          {keys.map((key) => (
            <ListItem
              key={key.id}
              divider
              secondaryAction={
                <IconButton edge="end" aria-label={texts.remove(key.name)} onClick={() => setRemoving(key)}>
                  <DeleteIcon />
                </IconButton>
              }
            >
              <ListItemText
                primary={key.name}
                secondary={`${texts.created} ${shown(key.createdAt)} · ${key.lastUsedAt ? `${texts.used} ${shown(key.lastUsedAt)}` : texts.never}`}
              />
            </ListItem>
          ))}
        </List>
      )}
      {created && <NewKeyDialog branchId={id} created={created} onClose={() => setCreated(null)} />}
      <Confirm
        isOpen={removing !== null}
        title={texts.removeTitle}
        content={texts.removeText(removing?.name ?? '')}
        confirm={texts.confirm}
        cancel={texts.cancel}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(null)}
      />
    </Box>
  );
}

/** Shows a new key, which cannot be shown again, and the addresses that use it. */
function NewKeyDialog({
  branchId,
  created,
  onClose,
}: {
  branchId: number;
  created: NewApiKey;
  onClose: () => void;
}) {
  const { office, api } = useAddresses();
  const path = `${branchId}/${encodeURIComponent(created.key)}`;
  return (
    <Dialog open onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()} maxWidth="md" fullWidth>
      <DialogTitle>{texts.newTitle(created.name)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{texts.once}</Alert>
        <CopyField label={texts.key} value={created.key} copyLabel={texts.copy(texts.key)} />
        <CopyField
          label={texts.display}
          value={`${office}/backend/frontdesk/${path}`}
          copyLabel={texts.copy(texts.display)}
        />
        <CopyField
          label={texts.tickets}
          value={`${api}/api/orders/frontdesk/${path}`}
          copyLabel={texts.copy(texts.tickets)}
        />
        <CopyField
          label={texts.orders}
          value={`${api}/api/orders/backoffice/${path}`}
          copyLabel={texts.copy(texts.orders)}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {texts.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
