import { Alert, Box, Button, Card, CardContent, Chip, Typography, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Title, useNotify } from 'react-admin';
import { Link } from 'react-router';
import type { Session, User } from '../../lib/contract/people.ts';
import { useAttempt } from '../data/attempt.ts';
import { call, problemsIn } from '../data/call.ts';
import { useInstantText } from '../data/config.ts';
import { deviceWords } from './device-words.ts';
import { sessionTexts } from './security-texts.ts';
import { DevicePush, InstallCard } from './device-cards.tsx';
import { userTexts } from './texts.ts';
import { useMe, rememberMe, PASSWORD_PATH } from '../data/me.ts';
import { LanguageCard } from './language-card.tsx';
import { LoadError } from '../lists/load-error.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

const QUERY = ['users', 'me', 'sessions'];

/** Where one is signed in, and the end of it elsewhere. */
function SessionsCard() {
  const queries = useQueryClient();
  const attempt = useAttempt();
  const {
    data: sessions = [],
    error,
    refetch,
  } = useQuery({
    queryKey: QUERY,
    queryFn: async () => (await call('get /api/users/me/sessions', {}, sessionTexts.notLoaded)).data,
    staleTime: 0,
  });
  const reload = () => queries.invalidateQueries({ queryKey: QUERY });
  const end = async ({ id }: Session) => {
    const params = { id };
    await attempt(
      () => call('delete /api/users/me/sessions/{id}', { params }, sessionTexts.notEnded),
      sessionTexts.ended,
    );
    await reload();
  };
  const endOthers = async () => {
    await attempt(
      () => call('delete /api/users/me/sessions', {}, sessionTexts.notEnded),
      sessionTexts.othersEnded,
    );
    await reload();
  };

  return (
    <Card sx={{ maxWidth: 560, mt: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h6" component="h2">
          {sessionTexts.title}
        </Typography>
        <Typography>{sessionTexts.intro}</Typography>
        <LoadError error={error} onAgain={refetch} />
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {sessions.map((session) => (
            <Row key={session.id} session={session} onEnd={() => void end(session)} />
          ))}
        </Box>
        {sessions.some(({ isCurrent }) => !isCurrent) && (
          <Button variant="outlined" onClick={() => void endOthers()}>
            {sessionTexts.endOthers}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

function Row({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const shown = useInstantText();
  const device = deviceWords(session.userAgent);
  const words = [
    sessionTexts.since(shown(session.startedAt)),
    ...(session.isCurrent ? [] : [sessionTexts.lastUsed(shown(session.lastUsedAt))]),
    ...(session.address === '' ? [] : [sessionTexts.from(session.address)]),
  ];
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
          {session.isCurrent && <Chip size="small" color="success" label={sessionTexts.current} />}
        </Box>
        <Typography variant="body2" color="text.secondary">
          {words.join(' · ')}
        </Typography>
      </Box>
      {!session.isCurrent && (
        <Button aria-label={sessionTexts.endOf(device)} onClick={onEnd}>
          {sessionTexts.end}
        </Button>
      )}
    </Box>
  );
}

const texts = userTexts.me;

/** The person's own name, address and password. */
export function OwnAccount() {
  const me = useMe();
  return (
    <>
      <Title title={texts.title} />
      {me && <AccountForm me={me} />}
      {me && <LanguageCard me={me} />}
      <SecondFactorCard />
      <SessionsCard />
      <DevicePush />
      <InstallCard />
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
