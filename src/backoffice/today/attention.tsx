import { Alert, Button, Card, CardContent, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useBackups } from '../backups/backups-state.tsx';
import { clock, dateAndTime } from '../data/formats.ts';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Attendances } from '../../lib/contract/staff-orders.ts';
import { isAdmin } from '../../lib/contract/roles.ts';
import { useMe } from '../data/me.ts';
import { LoadError } from '../lists/load-error.tsx';
import { PrinterAlarm, usePrinterTroubles } from '../prints/print-parts.tsx';
import { usePublishing } from '../publishing/publishing-state.tsx';
import { todayTexts as texts } from './texts.ts';
import { useAttendances, useMoneyTasks } from './today-data.ts';

interface Task {
  what: string;
  to: string;
  severity: 'error' | 'warning' | 'info';
}

/** The list of a resource with a filter. */
const listOf = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** What needs somebody: payments, withdrawals, printers, and for admins the shop's pages and its backups. */
export function Attention({ zone, branches }: { zone: string; branches: readonly Branch[] }) {
  const me = useMe();
  const mayAll = me !== undefined && isAdmin(me);
  const money = useMoneyTasks();
  const attendances = useAttendances();
  const printers = usePrinterTroubles(null);
  const backups = useBackups(mayAll);
  const publishing = usePublishing(mayAll);
  const tasks = [
    ...unattendedTasks(attendances.data, branches, zone),
    ...moneyTasks(money.data),
    ...publishingTasks(publishing.data),
    ...backupTasks(backups.data),
  ];
  const failed = [money, attendances, ...(mayAll ? [publishing, backups] : [])].filter(({ error }) => error);
  const last = backups.data?.backups?.[0];
  return (
    <Card component="section" aria-label={texts.attention} sx={{ minWidth: 0 }}>
      <CardContent sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <Typography variant="h6" component="h2" sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
          {texts.attention}
        </Typography>
        <PrinterAlarm branchId={null} />
        {tasks.map(({ what, to, severity }) => (
          <Alert
            key={what}
            severity={severity}
            sx={{ py: 0.25, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
            action={
              <Button component={Link} to={to} color="inherit" variant="outlined">
                {texts.show}
              </Button>
            }
          >
            {what}
          </Alert>
        ))}
        {failed[0] && (
          <LoadError
            error={failed[0].error}
            onAgain={() => Promise.all(failed.map(({ refetch }) => refetch()))}
          />
        )}
        {tasks.length === 0 && printers.length === 0 && failed.length === 0 && money.data && (
          <Typography color="text.secondary">{texts.allWell}</Typography>
        )}
        {last && (
          <Typography variant="body2" color="text.secondary">
            {texts.lastBackup(dateAndTime(last.at, zone))}
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}

function unattendedTasks(
  attendances: Attendances | undefined,
  branches: readonly Branch[],
  zone: string,
): Task[] {
  return (attendances?.unattended ?? []).map(({ branch, since }) => ({
    what: texts.unattended(branches.find(({ id }) => id === branch.id)?.name ?? '', clock(since, zone)),
    to: '/',
    severity: 'error',
  }));
}

function moneyTasks(counts: { payments: number; withdrawals: number } | undefined): Task[] {
  if (!counts) return [];
  const { payments, withdrawals } = counts;
  const tasks: Task[] = [];
  if (payments > 0)
    tasks.push({
      what: texts.payments(payments),
      to: listOf('payments', { hasProblem: true }),
      severity: 'error',
    });
  if (withdrawals > 0)
    tasks.push({
      what: texts.withdrawals(withdrawals),
      to: listOf('withdrawals', { state: 'open' }),
      severity: 'warning',
    });
  return tasks;
}

function publishingTasks(status: ReturnType<typeof usePublishing>['data']): Task[] {
  if (!status) return [];
  const to = '/publishing';
  const lost = status.targets.filter(({ failure }) => failure);
  return [
    ...(status.failure ? [{ what: texts.publishFailed, to, severity: 'error' } as const] : []),
    ...(status.waiting.count > 0
      ? [{ what: texts.publishWaits(status.waiting.count), to, severity: 'info' } as const]
      : []),
    ...lost.map(({ name }) => ({ what: texts.targetFailed(name), to, severity: 'warning' }) as const),
  ];
}

function backupTasks(state: ReturnType<typeof useBackups>['data']): Task[] {
  const to = '/backups';
  if (state === undefined) return [];
  if (state === null) return [{ what: texts.noBackups, to, severity: 'info' }];
  if (state.failure) return [{ what: texts.backupFailed, to, severity: 'error' }];
  return state.isOverdue ? [{ what: texts.backupOverdue, to, severity: 'warning' }] : [];
}
