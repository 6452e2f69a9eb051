import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from '@mui/material';
import { Link } from 'react-router';
import { call } from '../data/call.ts';
import { isAdmin } from '../../lib/contract/roles.ts';
import { useMe } from '../data/me.ts';
import { texts } from './texts.ts';

const RARELY_MS = 60_000;

/** Whether the shop is still the demo, and whether payments are pretended in it. */
export function useDemoState() {
  const me = useMe();
  return useQuery({
    queryKey: ['demo'],
    queryFn: async () => (await call('get /api/demo')).data,
    enabled: me !== undefined,
    staleTime: RARELY_MS,
    retry: false,
    // A shop never becomes the demo again.
    refetchInterval: ({ state }) => (state.data?.isDemo ? RARELY_MS : false),
  });
}

/** Above every screen while the shop is the demo: nobody should take its orders for real ones. */
export function DemoBanner() {
  const me = useMe();
  const { data } = useDemoState();
  if (!data?.isDemo) return null;
  return (
    <Alert
      severity="warning"
      sx={{
        mt: 1,
        alignItems: 'center',
        // A phone has room for two lines.
        '@media (max-width: 599.95px)': {
          py: 0,
          px: 1,
          fontSize: '0.8125rem',
          lineHeight: 1.3,
          '& .MuiAlert-icon': { display: 'none' },
        },
      }}
      action={
        me && isAdmin(me) ? (
          <Button component={Link} to="/first-run" color="inherit" sx={{ minHeight: 44 }}>
            {texts.demo.action}
          </Button>
        ) : undefined
      }
    >
      {data.isTestTerminalOn ? texts.demo.withTerminal : texts.demo.plain}
    </Alert>
  );
}
