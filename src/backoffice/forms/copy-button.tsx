import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  TextField,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type MouseEvent } from 'react';
import { useLogoutIfAccessDenied, useNotify, useRedirect } from 'react-admin';
import { call, problemsIn } from '../data/call.ts';
import { identifierOf } from './field-values.ts';
import { oneTap } from './one-tap.ts';
import { copyTexts as texts } from './texts.ts';

/** The lists whose entities can be copied with all that belongs to them. */
export type CopiedList = keyof typeof texts.hints;

interface Props {
  list: CopiedList;
  id: number;
  name: string;
  /** Only the icon, for rows of a list. */
  isIcon?: boolean;
}

/** Copies a branch, menu or category with what belongs to it: one tap and a name. */
export function CopyButton({ list, id, name, isIcon = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const label = texts.copy(name);
  const open = (event: MouseEvent) => {
    // The row behind it would open.
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <>
      {isIcon ? (
        <IconButton aria-label={label} title={label} onClick={open}>
          <CopyIcon />
        </IconButton>
      ) : (
        <Button color="inherit" startIcon={<CopyIcon />} onClick={open} sx={{ whiteSpace: 'nowrap' }}>
          {texts.action}
        </Button>
      )}
      {isOpen && <CopyDialog list={list} id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function send(list: CopiedList, id: number, name: string, identifier: string) {
  const params = { id };
  switch (list) {
    case 'branches':
      return call('post /api/branches/{id}/copies', { params, body: { name, identifier } }, texts.failed);
    case 'menus':
      return call('post /api/menus/{id}/copies', { params, body: { name } }, texts.failed);
    case 'categories':
      return call('post /api/categories/{id}/copies', { params, body: { name } }, texts.failed);
  }
}

function CopyDialog({ list, id, name, onClose }: Props & { onClose: () => void }) {
  const [typed, setTyped] = useState(texts.copyName(name));
  const [identifier, setIdentifier] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const [once] = useState(oneTap);
  const queries = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const own = identifier ?? identifierOf(typed);

  async function copy() {
    setSending(true);
    setErrors({});
    try {
      const { data } = await send(list, id, typed, own);
      await queries.invalidateQueries();
      onClose();
      notify(texts.copied[list], { type: 'success' });
      redirect('edit', list, data.id);
    } catch (error) {
      setSending(false);
      if (!(await logoutIfDenied(error))) setErrors(problemsIn(error, texts.failed));
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's events reach the form that it was opened from.
    event.stopPropagation();
    void once(copy);
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="copy-title" onClick={stop}>
      <form onSubmit={onSubmit} noValidate>
        <DialogTitle id="copy-title">{texts.copy(name)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{texts.hints[list]}</DialogContentText>
          {errors['form'] && <Alert severity="error">{errors['form']}</Alert>}
          <TextField
            inputRef={startHere}
            label={texts.name}
            value={typed}
            error={errors['name'] !== undefined}
            helperText={errors['name']}
            onChange={({ target }) => setTyped(target.value)}
          />
          {list === 'branches' && (
            <TextField
              label={texts.identifier}
              value={own}
              error={errors['identifier'] !== undefined}
              helperText={errors['identifier'] ?? texts.identifierHint}
              onChange={({ target }) => setIdentifier(target.value)}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={isSending} disabled={typed.trim() === ''}>
            {texts.action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The name can be typed at once. */
const startHere = (input: HTMLInputElement | null) => input?.select();

const stop = (event: MouseEvent) => event.stopPropagation();
