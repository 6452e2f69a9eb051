import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import type { AccessKey, NewAccessKey } from '../../lib/contract/people.ts';
import type { KeyScope } from '../../lib/contract/roles.ts';
import { call, problemsIn } from '../data/call.ts';
import { useInstantText } from '../data/config.ts';
import { useMyBranches } from '../data/lists.ts';
import { oneTap } from '../forms/one-tap.ts';
import { LoadError } from '../lists/load-error.tsx';
import { BranchesField, Choices, SecretDialog } from './parts.tsx';
import { connectionTexts } from './texts.ts';

const texts = connectionTexts.keys;
const queryKey = ['access-keys'];

/** The keys of programs. */
export function Keys() {
  const notify = useNotify();
  const queries = useQueryClient();
  const [created, setCreated] = useState<NewAccessKey | null>(null);
  const [isNew, setIsNew] = useState(false);
  const [asked, setAsked] = useState<AccessKey | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await call('get /api/access-keys', {}, texts.notLoaded)).data,
  });
  const reload = () => queries.invalidateQueries({ queryKey });
  const remove = async ({ id }: AccessKey) => {
    setAsked(null);
    await call('delete /api/access-keys/{id}', { params: { id } }, texts.notRemoved).catch(
      (failed: unknown) =>
        notify(problemsIn(failed, texts.notRemoved)['form'] ?? texts.notRemoved, { type: 'error' }),
    );
    await reload();
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
        <List>
          {data?.map((key) => (
            <KeyRow key={key.id} of={key} onRemove={() => setAsked(key)} />
          ))}
        </List>
        {isNew ? (
          <NewKey
            onCancel={() => setIsNew(false)}
            onCreated={(key) => {
              setIsNew(false);
              setCreated(key);
              void reload();
            }}
          />
        ) : (
          <Button variant="outlined" onClick={() => setIsNew(true)} sx={{ minHeight: 44 }}>
            {texts.create}
          </Button>
        )}
      </CardContent>
      {created && (
        <SecretDialog
          title={texts.created(created.name)}
          label={texts.key}
          value={created.key}
          hints={[texts.once]}
          onClose={() => setCreated(null)}
        />
      )}
      <Confirm
        isOpen={asked !== null}
        title={texts.removeTitle}
        content={texts.removeText(asked?.name ?? '')}
        confirm={texts.confirm}
        confirmColor="warning"
        cancel={connectionTexts.cancel}
        onConfirm={() => asked && void remove(asked)}
        onClose={() => setAsked(null)}
      />
    </Card>
  );
}

function KeyRow({ of, onRemove }: { of: AccessKey; onRemove: () => void }) {
  const shown = useInstantText();
  const all = useMyBranches() ?? [];
  const { name, scopes, branches, lastUsedAt } = of;
  const names = branches?.map(({ id }) => all.find((branch) => branch.id === id)?.name ?? String(id));
  const facts = [
    scopes.map((scope) => texts.scopes[scope]).join(', '),
    names?.join(', ') ?? connectionTexts.allBranches,
    lastUsedAt === null ? texts.never : texts.used(shown(lastUsedAt)),
  ];
  return (
    <ListItem
      divider
      disableGutters
      secondaryAction={
        <IconButton aria-label={texts.remove(name)} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      }
    >
      <ListItemText primary={name} secondary={facts.join(' · ')} sx={{ overflowWrap: 'anywhere' }} />
    </ListItem>
  );
}

function NewKey({ onCreated, onCancel }: { onCreated: (key: NewAccessKey) => void; onCancel: () => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<KeyScope[]>([]);
  const [branches, setBranches] = useState<number[]>([]);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [once] = useState(oneTap);
  const create = async () => {
    const ids = branches.map((id) => ({ id }));
    const body = { name, scopes, branches: ids.length > 0 ? ids : null };
    try {
      onCreated((await call('post /api/access-keys', { body }, texts.notCreated)).data);
    } catch (error) {
      setProblems(problemsIn(error, texts.notCreated));
    }
  };
  return (
    <Stack spacing={2}>
      {problems['form'] && <Alert severity="error">{problems['form']}</Alert>}
      <TextField
        label={connectionTexts.name}
        value={name}
        error={problems['name'] !== undefined}
        helperText={problems['name'] ?? texts.nameHint}
        onChange={({ target }) => setName(target.value)}
      />
      <Choices
        title={texts.scopesTitle}
        words={texts.scopes}
        chosen={scopes}
        problem={problems['scopes']}
        onChange={setScopes}
      />
      <BranchesField chosen={branches} problem={problems['branches']} onChange={setBranches} />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button variant="contained" onClick={() => void once(create)} sx={{ minHeight: 44 }}>
          {texts.create}
        </Button>
        <Button onClick={onCancel} sx={{ minHeight: 44 }}>
          {connectionTexts.cancel}
        </Button>
      </Box>
    </Stack>
  );
}
