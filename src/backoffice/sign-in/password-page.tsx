import { Alert, Button, TextField } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { Link } from 'react-router';
import { call, problemsIn } from '../data/call.ts';
import { preliminaryPassword } from './auth-provider.ts';
import { useMe, rememberMe } from '../data/me.ts';
import { SignInCard } from './card.tsx';
import { signInTexts } from './texts.ts';

const texts = signInTexts.newPassword;

/** Sets a new password; people with a preliminary one must do so before anything else. */
export function PasswordPage() {
  const redirect = useRedirect();
  const notify = useNotify();
  const me = useMe();
  const known = me?.mustChangePassword ? preliminaryPassword() : null;
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (newPassword !== again) return setProblems({ again: texts.differs });
    setBusy(true);
    try {
      const body = { currentPassword: currentPassword || (known ?? ''), newPassword };
      const { data } = await call('put /api/users/me/password', { body }, texts.failed);
      rememberMe(data);
      notify(texts.saved, { type: 'success' });
      redirect('/');
    } catch (error) {
      setProblems(problemsIn(error, texts.failed));
      setBusy(false);
    }
  };

  const field = (name: string, label: string, value: string, set: (value: string) => void, hint = '') => (
    <TextField
      label={label}
      type="password"
      name={name}
      autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
      value={value}
      onChange={({ target }) => set(target.value)}
      error={problems[name] !== undefined}
      helperText={problems[name] ?? hint}
      required
      fullWidth
    />
  );

  return (
    <SignInCard title={texts.title} intro={signInTexts.intro}>
      <form onSubmit={(event) => void submit(event)} style={{ display: 'grid', gap: 16 }}>
        {problems['form'] && <Alert severity="error">{problems['form']}</Alert>}
        {me?.mustChangePassword && <Alert severity="info">{texts.intro}</Alert>}
        {(known === null || problems['currentPassword']) &&
          field('currentPassword', texts.current, currentPassword, setCurrent)}
        {field('newPassword', texts.next, newPassword, setNext, texts.hint)}
        {field('again', texts.again, again, setAgain)}
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {texts.save}
        </Button>
        {me?.mustChangePassword === false && (
          <Button component={Link} to="/konto">
            {texts.back}
          </Button>
        )}
      </form>
    </SignInCard>
  );
}
