import { useQuery, useQueryClient } from '@tanstack/react-query';
import PrintDisabledIcon from '@mui/icons-material/PrintDisabledOutlined';
import { Alert, Box, Button } from '@mui/material';
import { memo, useState } from 'react';
import { Link } from 'react-router';
import { useNotify, useRefresh } from 'react-admin';
import type { PrinterTrouble, Print } from '../../lib/contract/printing.ts';
import { PRINT_PROBLEM_WORDS } from '../../lib/contract/words/staff.ts';
import { call, CallFailed } from '../data/call.ts';
import { StateChip } from '../lists/cells.tsx';
import { printMoments } from './print-moments.ts';
import { printTexts as texts } from './texts.ts';

export const TROUBLES_KEY = ['printer-troubles'];
const EVERY_MS = 20_000;

/** Printers of a branch with problems, polled. */
export function usePrinterTroubles(branchId: number | null): readonly PrinterTrouble[] {
  const { data = [] } = useQuery({
    queryKey: TROUBLES_KEY,
    queryFn: async () => (await call('get /api/prints/troubles', {}, texts.notLoaded)).data,
    refetchInterval: EVERY_MS,
    // The board itself reports a lost connection.
    retry: false,
  });
  return branchId === null ? data : data.filter(({ branch }) => branch.id === branchId);
}

/** Warns of each printer of the branch with waiting receipts, with a link to them. */
export const PrinterAlarm = memo(function PrinterAlarm({ branchId }: { branchId: number | null }) {
  const troubles = usePrinterTroubles(branchId);
  return troubles.map((trouble) => (
    <Alert
      key={`${trouble.device.id} ${trouble.device.name}`}
      severity="error"
      icon={<PrintDisabledIcon />}
      sx={{ py: 0.25, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button component={Link} to={listOf(trouble)} color="inherit" variant="outlined">
          {texts.show}
        </Button>
      }
    >
      <b>{headline(trouble)}:</b> {countsOf(trouble)}
    </Alert>
  ));
});

function headline({ device, status }: PrinterTrouble): string {
  switch (status) {
    case 'paperOut':
    case 'coverOpen':
    case 'error':
      return texts.trouble[status](device.name);
    default:
      return texts.silent(device.name);
  }
}

const countsOf = ({ waiting, failed }: PrinterTrouble): string =>
  [waiting > 0 ? texts.waiting(waiting) : '', failed > 0 ? texts.failed(failed) : '']
    .filter((words) => words !== '')
    .join(', ');

/** The printer's jobs, newest first. */
function listOf({ device }: PrinterTrouble): string {
  const filter = encodeURIComponent(JSON.stringify({ deviceId: device.id }));
  return `/prints?filter=${filter}&sort=createdAt&order=DESC`;
}

const COLORS = {
  queued: 'default',
  taken: 'info',
  acknowledged: 'success',
  failed: 'error',
} as const satisfies Record<Print['state'], string>;

/** The state of a print job. */
export const PrintStateChip = ({ state }: Pick<Print, 'state'>) => (
  <StateChip label={texts.states[state]} color={COLORS[state]} />
);

interface MomentsProps {
  print: Print;
  /** Words an instant. */
  shown: (instant: string) => string;
}

/** What happened to a print job and when, with the printer's last problem. */
export const PrintMoments = ({ print, shown }: MomentsProps) => (
  <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
    {[
      ...printMoments(print, shown),
      ...(print.problem ? [texts.problemOf(PRINT_PROBLEM_WORDS[print.problem])] : []),
    ].join(' · ')}
  </Box>
);

/** Prints a receipt again, and notifies of the result. */
export function useAgain(): { again: (id: number) => Promise<void>; isBusy: boolean } {
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async again(id) {
      setBusy(true);
      await call('post /api/prints/{id}/again', { params: { id } }, texts.againFailed).then(
        () => notify(texts.queuedAgain, { type: 'success', autoHideDuration: 3000 }),
        (error: unknown) =>
          notify(error instanceof CallFailed ? error.message : texts.againFailed, { type: 'error' }),
      );
      setBusy(false);
      refresh();
      await queries.invalidateQueries({ queryKey: TROUBLES_KEY });
    },
  };
}
