import { useQuery } from '@tanstack/react-query';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { call } from '../data/call.ts';
import { backupTexts as texts } from './texts.ts';

const BUSY_MS = 2_000;
const CALM_MS = 10 * 60_000;

/** How nightly backups stand; null: none are set up. */
export function useBackups(isEnabled = true) {
  return useQuery({
    queryKey: ['backups'],
    queryFn: async () => (await call('get /api/backups', {}, texts.loadFailed)).data,
    enabled: isEnabled,
    refetchInterval: ({ state }) => (state.data?.isRunning ? BUSY_MS : CALM_MS),
    retry: false,
  });
}

/** An entry of the app bar for admins while there is no backup of the last day; otherwise empty. */
export function OverdueBackup() {
  const { canAccess } = useCanAccess({ resource: 'backups', action: 'list' });
  const { data } = useBackups(canAccess === true);
  return (
    <span role="status">
      {data?.isOverdue && !data.isRunning && (
        <Button
          component={Link}
          to="/backups"
          size="small"
          color="inherit"
          aria-label={texts.indicator}
          sx={{ color: 'common.white', whiteSpace: 'nowrap', gap: 1, minWidth: 44, minHeight: 44 }}
        >
          <WarningIcon />
          {/* On a phone, words would push the account's menu out of the bar. */}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {texts.indicator}
          </Box>
        </Button>
      )}
    </span>
  );
}
