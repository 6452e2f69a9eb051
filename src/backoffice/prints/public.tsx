import PrintDisabledIcon from '@mui/icons-material/PrintDisabledOutlined';
import { Alert, Button } from '@mui/material';
import { memo } from 'react';
import { Link } from 'react-router';
import type { PrinterTrouble } from '../../lib/contract/printing.ts';
import { printTexts as texts } from './texts.ts';
import { usePrinterTroubles } from './use-troubles.ts';

/** Says of each printer of the branch that receipts wait for it, with the way to them. */
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

/** What there was for that printer, newest first. */
function listOf({ device }: PrinterTrouble): string {
  const filter = encodeURIComponent(JSON.stringify({ deviceId: device.id }));
  return `/prints?filter=${filter}&sort=createdAt&order=DESC`;
}
