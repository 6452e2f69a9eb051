import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  IconButton,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { WebhookEndpoint, WebhookType } from '../../lib/contract/webhooks.ts';
import { problemsIn } from '../data/call.ts';
import { useInstantText } from '../data/config.ts';
import { oneTap } from '../forms/one-tap.ts';
import { BranchesField, Choices } from './parts.tsx';
import { connectionTexts } from './texts.ts';

const texts = connectionTexts.webhooks;
const { 'webhook.test': _, ...types } = texts.types;

/** What can be done with a receiver. */
export type WhatToDo = 'change' | 'remove' | 'renew' | 'replay' | 'test';

interface RowProps {
  endpoint: WebhookEndpoint;
  onSwitch: (isOn: boolean) => void;
  onAsk: (what: WhatToDo) => void;
}

/** One receiver: what it is told, how it stands, and what can be done. */
export function WebhookRow({ endpoint, onSwitch, onAsk }: RowProps) {
  const shown = useInstantText();
  const { name, url, isEnabled, offReason, failingSince, waiting } = endpoint;
  const told = endpoint.types.map((type) => types[type]).join(', ') || texts.allTypes;
  return (
    <Stack spacing={1} sx={{ py: 2, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600, flex: '1 1 200px' }}>{name}</Typography>
        <FormControlLabel
          label={texts.isOn}
          control={
            <Switch
              checked={isEnabled}
              onChange={({ target }) => onSwitch(target.checked)}
              slotProps={{ input: { 'aria-label': texts.switchOf(name) } }}
            />
          }
        />
      </Box>
      <Typography color="text.secondary">{[url, told].join(' · ')}</Typography>
      {offReason && <Alert severity="error">{texts.offReasons[offReason]}</Alert>}
      {isEnabled && failingSince && (
        <Alert severity="warning">{texts.failingSince(shown(failingSince))}</Alert>
      )}
      {waiting > 0 && <Typography>{texts.waiting(waiting)}</Typography>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {(['change', 'test', 'replay', 'renew'] as const).map((what) => (
          <Button
            key={what}
            aria-label={texts[`${what}Of`](name)}
            onClick={() => onAsk(what)}
            sx={{ minHeight: 44 }}
          >
            {texts[what]}
          </Button>
        ))}
        <IconButton aria-label={texts.remove(name)} onClick={() => onAsk('remove')} sx={{ ml: 'auto' }}>
          <DeleteIcon />
        </IconButton>
      </Box>
    </Stack>
  );
}

/** What staff say of a receiver. */
type Wanted = Pick<WebhookEndpoint, 'name' | 'url' | 'types' | 'hasContact' | 'branches'>;

interface FormProps {
  /** The receiver to change; null: a new one. */
  endpoint: WebhookEndpoint | null;
  /** Rejects with what is wrong, by field. */
  onSave: (wanted: Wanted) => Promise<void>;
  onCancel: () => void;
}

/** Makes a receiver, or changes one. */
export function WebhookForm({ endpoint, onSave, onCancel }: FormProps) {
  const [name, setName] = useState(endpoint?.name ?? '');
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [chosen, setChosen] = useState<WebhookType[]>(endpoint?.types ?? []);
  const [branches, setBranches] = useState<number[]>(endpoint?.branches?.map(({ id }) => id) ?? []);
  const [hasContact, setHasContact] = useState(endpoint?.hasContact ?? false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [once] = useState(oneTap);
  const save = async () => {
    const ids = branches.map((id) => ({ id }));
    try {
      await onSave({ name, url, types: chosen, hasContact, branches: ids.length > 0 ? ids : null });
    } catch (error) {
      setProblems(problemsIn(error, texts.notSaved));
    }
  };
  return (
    <Stack
      component="section"
      aria-label={endpoint ? texts.changeOf(endpoint.name) : texts.create}
      spacing={2}
      sx={{ mt: 2 }}
    >
      {problems['form'] && <Alert severity="error">{problems['form']}</Alert>}
      <TextField
        label={connectionTexts.name}
        value={name}
        error={problems['name'] !== undefined}
        helperText={problems['name']}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={texts.url}
        type="url"
        value={url}
        error={problems['url'] !== undefined}
        helperText={problems['url'] ?? texts.urlHint}
        onChange={({ target }) => setUrl(target.value)}
      />
      <Choices title={texts.typesTitle} words={types} chosen={chosen} onChange={setChosen} />
      <FormHelperText>{texts.typesHint}</FormHelperText>
      <BranchesField chosen={branches} problem={problems['branches']} onChange={setBranches} />
      <FormControlLabel
        label={texts.hasContact}
        control={<Checkbox checked={hasContact} onChange={({ target }) => setHasContact(target.checked)} />}
      />
      <FormHelperText>{texts.contactHint}</FormHelperText>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button variant="contained" onClick={() => void once(save)} sx={{ minHeight: 44 }}>
          {endpoint ? connectionTexts.save : texts.create}
        </Button>
        <Button onClick={onCancel} sx={{ minHeight: 44 }}>
          {connectionTexts.cancel}
        </Button>
      </Box>
    </Stack>
  );
}
