import { Alert, Box, Button, Card, CardContent, Chip, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '../../lib/contract/people.ts';
import { messageOf, useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { useInstantText } from '../data/config.ts';
import { deviceWords } from './device-words.ts';
import { sessionTexts as texts } from './security-texts.ts';

const QUERY = ['users', 'me', 'sessions'];

/** Where one is signed in, and the end of it elsewhere. */
export function SessionsCard() {
  const queries = useQueryClient();
  const attempt = useAttempt();
  const { data: sessions = [], error } = useQuery({
    queryKey: QUERY,
    queryFn: async () => (await call('get /api/users/me/sessions', {}, texts.notLoaded)).data,
    staleTime: 0,
  });
  const reload = () => queries.invalidateQueries({ queryKey: QUERY });
  const end = async ({ id }: Session) => {
    const params = { id };
    await attempt(() => call('delete /api/users/me/sessions/{id}', { params }, texts.notEnded), texts.ended);
    await reload();
  };
  const endOthers = async () => {
    await attempt(() => call('delete /api/users/me/sessions', {}, texts.notEnded), texts.othersEnded);
    await reload();
  };

  return (
    <Card sx={{ maxWidth: 560, mt: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h6" component="h2">
          {texts.title}
        </Typography>
        <Typography>{texts.intro}</Typography>
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {sessions.map((session) => (
            <Row key={session.id} session={session} onEnd={() => void end(session)} />
          ))}
        </Box>
        {sessions.some(({ isCurrent }) => !isCurrent) && (
          <Button variant="outlined" onClick={() => void endOthers()}>
            {texts.endOthers}
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
    texts.since(shown(session.startedAt)),
    ...(session.isCurrent ? [] : [texts.lastUsed(shown(session.lastUsedAt))]),
    ...(session.address === '' ? [] : [texts.from(session.address)]),
  ];
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
          {session.isCurrent && <Chip size="small" color="success" label={texts.current} />}
        </Box>
        <Typography variant="body2" color="text.secondary">
          {words.join(' · ')}
        </Typography>
      </Box>
      {!session.isCurrent && (
        <Button aria-label={texts.endOf(device)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </Box>
  );
}
