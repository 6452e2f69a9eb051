import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { call, CallFailed } from '../data/call.ts';
import { BranchSelect } from './table-dialogs.tsx';
import { identifiersFrom } from './branch-tables.ts';
import { tableTexts as texts } from './texts.ts';

/** `Number('')` would be 0. */
const wholeNumber = (typed: string) => (typed === '' ? NaN : Number(typed));

/** Creates tables with consecutive numbers; existing ones are skipped. */
export function CreateManyDialog({
  branches,
  chosen,
  onClose,
  onMade: onCreated,
}: {
  branches: readonly Branch[];
  chosen: Branch;
  onClose: () => void;
  onMade: () => void;
}) {
  const notify = useNotify();
  const [branchId, setBranchId] = useState(chosen.id);
  const [prefix, setPrefix] = useState('');
  const [first, setFirst] = useState('1');
  const [last, setLast] = useState('20');
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const identifiers = identifiersFrom(prefix, wholeNumber(first), wholeNumber(last));

  const create = async () => {
    setProblem('');
    setDone(0);
    try {
      const filter = JSON.stringify({ branchId });
      const { data: existing } = await call('get /api/tables', { query: { filter } }, texts.failed);
      const known = new Set(existing.map(({ identifier }) => identifier));
      const missing = identifiers.filter((identifier) => !known.has(identifier));
      for (const [index, identifier] of missing.entries()) {
        await call('post /api/tables', { body: { identifier, branch: { id: branchId } } }, texts.failed);
        setDone(index + 1);
      }
      notify(texts.made(missing.length, identifiers.length - missing.length), { type: 'success' });
      onClose();
    } catch (error) {
      setProblem(error instanceof CallFailed ? error.message : texts.failed);
      setDone(null);
    }
    onCreated();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{texts.manyTitle}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <BranchSelect branches={branches} value={branchId} onChange={setBranchId} />
          <TextField
            label={texts.prefix}
            value={prefix}
            helperText={texts.prefixHint}
            onChange={({ target }) => setPrefix(target.value)}
          />
          <Box sx={{ display: 'flex', gap: 2 }}>
            <TextField
              type="number"
              label={texts.first}
              value={first}
              onChange={({ target }) => setFirst(target.value)}
              fullWidth
            />
            <TextField
              type="number"
              label={texts.last}
              value={last}
              onChange={({ target }) => setLast(target.value)}
              fullWidth
            />
          </Box>
          <Typography aria-live="polite">
            {identifiers.length === 0
              ? texts.nothing
              : texts.result(identifiers[0] ?? '', identifiers.at(-1) ?? '', identifiers.length)}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          variant="contained"
          onClick={() => void create()}
          disabled={identifiers.length === 0 || done !== null}
        >
          {done === null ? texts.create : texts.creating(done, identifiers.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
