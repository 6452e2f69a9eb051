import {
  Alert,
  AlertTitle,
  Box,
  Card,
  CardContent,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Fragment } from 'react';
import { AccessDenied, CanAccess, Title } from 'react-admin';
import type { NightlyBackups } from '../../lib/contract/stored-data.ts';
import { useZone } from '../data/config.ts';
import { dateAndTime } from '../data/formats.ts';
import { LoadError } from '../lists/load-error.tsx';
import { useBackups } from './backups-state.tsx';
import { backupTexts as texts } from './texts.ts';
import { formatTexts } from '../data/texts.ts';

/** When the shop was last backed up, and what went wrong. Admins only. */
export function BackupsPage() {
  return (
    <CanAccess resource="backups" action="list" accessDenied={<AccessDenied />}>
      <Title title={texts.title} />
      <Backups />
    </CanAccess>
  );
}

function Backups() {
  const { data: backups, error, refetch } = useBackups();
  const zone = useZone();
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 960 }}>
      <Typography color="text.secondary">{texts.intro}</Typography>
      <LoadError error={error} onAgain={refetch} />
      {backups === undefined && !error && <Skeleton variant="rounded" height={180} />}
      {backups === null && (
        <Alert severity="info">
          <AlertTitle>{texts.notSetUp}</AlertTitle>
          {texts.howToSetUp}
        </Alert>
      )}
      {backups && zone && (
        <>
          <State backups={backups} zone={zone} />
          <Failure failure={backups.failure} zone={zone} />
          <SetUp backups={backups} />
          <Kept kept={backups.backups ?? []} zone={zone} />
        </>
      )}
    </Stack>
  );
}

function State({ backups, zone }: { backups: NightlyBackups; zone: string }) {
  const [last] = backups.backups ?? [];
  const at = last && formatTexts.oClock(dateAndTime(last.at, zone));
  if (backups.isRunning) return <Alert severity="info">{texts.running}</Alert>;
  if (!backups.isOverdue) return at ? <Alert severity="success">{texts.last(at)}</Alert> : null;
  // The content of an unreadable target is unknown.
  const isKnown = backups.backups !== null;
  if (!isKnown) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{at ? texts.overdue(at) : texts.never}</AlertTitle>
      {texts.overdueHint}
    </Alert>
  );
}

function Failure({ failure, zone }: { failure: NightlyBackups['failure']; zone: string }) {
  if (!failure) return null;
  return (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{texts.trouble(failure.trouble)}</AlertTitle>
      {texts.failedAt(formatTexts.oClock(dateAndTime(failure.at, zone)))}
      <Typography variant="body2" lang="en" sx={{ mt: 0.5 }}>
        {failure.detail}
      </Typography>
    </Alert>
  );
}

function SetUp({ backups }: { backups: NightlyBackups }) {
  return (
    <Card>
      <CardContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, rowGap: 1, m: 0 }}
        >
          {texts.setUp(backups).map(([name, value]) => (
            <Fragment key={name}>
              <Typography component="dt" color="text.secondary">
                {name}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Fragment>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

function Kept({ kept, zone }: { kept: NonNullable<NightlyBackups['backups']>; zone: string }) {
  if (kept.length === 0) return null;
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          {texts.kept}
        </Typography>
        <Table size="small" aria-label={texts.kept}>
          <TableHead>
            <TableRow>
              <TableCell>{texts.columns.at}</TableCell>
              <TableCell align="right">{texts.columns.size}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {kept.map(({ at, size }) => (
              <TableRow key={at} sx={{ height: 44 }}>
                <TableCell>{formatTexts.oClock(dateAndTime(at, zone))}</TableCell>
                <TableCell align="right">{texts.size(size)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {texts.restore}
        </Typography>
      </CardContent>
    </Card>
  );
}
