import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, Typography } from '@mui/material';
import { FunctionField } from 'react-admin';
import type { Print, Device } from '../../lib/contract/printing.ts';
import { PRINT_PROBLEM_WORDS } from '../../lib/contract/words/staff.ts';
import { choicesOf } from '../forms/field-values.ts';
import { NewestList, selectFilter } from '../lists/entity-lists.tsx';
import { useInstantText } from '../data/config.ts';
import { TouchLink } from '../lists/cells.tsx';
import { isAdmin } from '../../lib/contract/roles.ts';
import { useAllOf } from '../data/lists.ts';
import { useMe } from '../data/me.ts';
import { PrintStateChip, useAgain } from './print-parts.tsx';
import { printTexts as texts } from './texts.ts';

const STATE = selectFilter('state', texts.state, choicesOf(texts.states), { alwaysOn: true });

/** Printing a receipt takes seconds. */
const EVERY_MS = 5000;

/** Every print job with its state, newest first. */
export function PrintList() {
  const shown = useInstantText();
  const me = useMe();
  // Only admins may list devices.
  const mayFilter = me !== undefined && isAdmin(me);
  const { data: devices = [] } = useAllOf<Device>('devices', 'name', mayFilter);
  const device = selectFilter('deviceId', texts.device, devices, { alwaysOn: true });
  return (
    <NewestList
      title={texts.list}
      filters={mayFilter ? [STATE, device] : [STATE]}
      rowClick={false}
      refetchMs={EVERY_MS}
      card={{ corner: texts.state, foot: [texts.action] }}
    >
      <FunctionField
        label={texts.order}
        sortBy="orderId"
        render={(print: Print) => <OrderLink print={print} />}
      />
      <FunctionField
        label={texts.device}
        sortable={false}
        render={(print: Print) => <Printer print={print} />}
      />
      <FunctionField label={texts.state} sortBy="state" render={(print: Print) => <State print={print} />} />
      <FunctionField
        label={texts.createdAt}
        sortBy="createdAt"
        render={({ createdAt }: Print) => shown(createdAt)}
      />
      <FunctionField
        label={texts.action}
        sortable={false}
        render={(print: Print) => <Again print={print} />}
      />
    </NewestList>
  );
}

function OrderLink({ print: { order, repeat } }: { print: Print }) {
  if (!order) return <>{texts.test}</>;
  return (
    <>
      <TouchLink to={`/orders/${order.id}`}>{texts.ticket(order.ticketNumber)}</TouchLink>
      {repeat && ` ${texts.repeats[repeat]}`}
    </>
  );
}

/** The state, and the number of attempts if there were several. */
function State({ print }: { print: Print }) {
  return (
    <>
      <PrintStateChip state={print.state} />
      {print.tries > 1 && (
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
          {texts.tries(print.tries)}
        </Typography>
      )}
    </>
  );
}

/** The printer, and its last problem. */
function Printer({ print: { device, problem } }: { print: Print }) {
  return (
    <>
      {device.name}
      {problem && (
        <Typography variant="body2" color="text.secondary">
          {PRINT_PROBLEM_WORDS[problem]}
        </Typography>
      )}
    </>
  );
}

function Again({ print: { id, state, purpose } }: { print: Print }) {
  const { again, isBusy } = useAgain();
  if (purpose === 'test' || state === 'queued' || state === 'taken') return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<PrintIcon />}
      disabled={isBusy}
      onClick={() => void again(id)}
      sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
    >
      {texts.again}
    </Button>
  );
}
