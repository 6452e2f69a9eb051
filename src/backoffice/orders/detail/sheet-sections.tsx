import {
  Box,
  Typography,
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useId, useState, type FormEvent } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { CallFailed } from '../../data/call.ts';
import { messageOf } from '../../data/attempt.ts';
import { detailTexts as texts } from './texts.ts';

/** A section of the sheet: a heading with an action at the end of the line. */
export function Section({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** A name and its value on one line. */
export function Fact({
  name,
  children,
  isStrong = false,
}: {
  name: string;
  children: ReactNode;
  isStrong?: boolean;
}) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: isStrong ? 700 : 400 }}>
      <Box component="dt" sx={{ color: isStrong ? 'text.primary' : 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </Box>
  );
}

type Errors = Readonly<Record<string, string>>;

interface Props {
  title: string;
  /** The fields that the API may refuse; other errors are shown for the whole form. */
  fields: readonly string[];
  /** Validation before anything is sent. */
  check?: () => Errors | null;
  save: () => Promise<void>;
  saved: string;
  /** The submit button's label; 'Speichern' by default. */
  submit?: string;
  onClose: () => void;
  children: (errors: Errors) => ReactNode;
}

/** A dialog whose fields are sent together. If that fails, it stays open with its input. */
export function FormDialog({ title, fields, check, save, saved, submit, onClose, children }: Props) {
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const titleId = useId();

  async function send(event: FormEvent) {
    event.preventDefault();
    const wrong = check?.();
    if (wrong) return setErrors(wrong);
    setSending(true);
    try {
      await save();
      notify(saved, { type: 'success', autoHideDuration: 3000 });
      onClose();
    } catch (error) {
      setSending(false);
      if (await logoutIfDenied(error)) return;
      const told = error instanceof CallFailed ? error.errors : [];
      const byField = Object.fromEntries(told.map(({ field, message }) => [field ?? 'root', message]));
      setErrors(fields.some((field) => field in byField) ? byField : { root: messageOf(error) });
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={(event) => void send(event)} className="order-form">
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '& > :first-of-type': { mt: 1 } }}>
          {children(errors)}
          {errors['root'] && <Alert severity="error">{errors['root']}</Alert>}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isSending}>
            {submit ?? texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
