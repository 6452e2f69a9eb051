import { Alert, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { Title, useNotify } from 'react-admin';
import { Link } from 'react-router';
import type { User } from '../../lib/contract/people.ts';
import { call, problemsIn } from '../data/call.ts';
import { useMe, rememberMe, PASSWORD_PATH } from '../data/me.ts';
import { DevicePush } from './device-push.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { userTexts } from './texts.ts';

const texts = userTexts.me;

/** The person's own name, address and password. */
export function OwnAccount() {
  const me = useMe();
  return (
    <>
      <Title title={texts.title} />
      {me && <AccountForm me={me} />}
      <SecondFactorCard />
      <SessionsCard />
      <DevicePush />
    </>
  );
}

function AccountForm({ me }: { me: User }) {
  const notify = useNotify();
  const [name, setName] = useState(me.name);
  const [email, setEmail] = useState(me.email);
  const [savedEmail, setSavedEmail] = useState(me.email);
  const [currentPassword, setCurrent] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      const body = { name, email, ...(currentPassword === '' ? {} : { currentPassword }) };
      const { data } = await call('put /api/users/me', { body }, texts.failed);
      rememberMe(data);
      setSavedEmail(data.email);
      setCurrent('');
      setProblems({});
      notify(texts.saved, { type: 'success' });
    } catch (error) {
      setProblems(problemsIn(error, texts.failed));
    }
  };

  const field = (key: string, label: string, value: string, set: (value: string) => void, type = 'text') => (
    <TextField
      name={key}
      type={type}
      label={label}
      value={value}
      onChange={({ target }) => set(target.value)}
      error={problems[key] !== undefined}
      helperText={problems[key] ?? (key === 'currentPassword' ? texts.currentHint : undefined)}
      autoComplete={type === 'password' ? 'current-password' : key}
      fullWidth
    />
  );

  return (
    <Card sx={{ maxWidth: 560, mt: 2 }}>
      <CardContent>
        <form onSubmit={(event) => void submit(event)} style={{ display: 'grid', gap: 16 }}>
          <Typography>
            {texts.mine} {me.roles.map((role) => userTexts.role[role]).join(', ')}. {texts.intro}
          </Typography>
          {problems['form'] && <Alert severity="error">{problems['form']}</Alert>}
          {field('name', userTexts.name, name, setName)}
          {field('email', userTexts.email, email, setEmail, 'email')}
          {(email !== savedEmail || problems['currentPassword']) &&
            field('currentPassword', texts.current, currentPassword, setCurrent, 'password')}
          <Button type="submit" variant="contained">
            {texts.save}
          </Button>
          <Button component={Link} to={PASSWORD_PATH}>
            {texts.password}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}
