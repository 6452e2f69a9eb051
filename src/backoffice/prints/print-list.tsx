import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, Typography } from '@mui/material';
import { FunctionField, ReferenceInput, useChoicesContext, usePermissions } from 'react-admin';
import type { Print, Device } from '../../lib/contract/printing.ts';
import { PRINT_PROBLEM_WORDS } from '../../lib/contract/words/staff.ts';
import type { User } from '../../lib/contract/people.ts';
import { choicesOf } from '../forms/field-values.ts';
import { NewestList, selectFilter, SelectFilter } from '../lists/entity-lists.tsx';
import { useInstantText } from '../data/config.ts';
import { TouchLink } from '../lists/cells.tsx';
import { isAdmin } from '../../lib/contract/roles.ts';
import { PrintStateChip, useAgain } from './print-parts.tsx';
import { printTexts as texts } from './texts.ts';

const STATE = selectFilter('state', texts.state, choicesOf(texts.states), { alwaysOn: true });
/** Only admins may list devices. */
const DEVICE = (
  <ReferenceInput key="device" source="deviceId" reference="devices" alwaysOn>
    <DeviceFilter />
  </ReferenceInput>
);
const FILTERS = [STATE];
const FILTERS_OF_ADMINS = [STATE, DEVICE];

function DeviceFilter() {
  const { allChoices = [] } = useChoicesContext<Device>();
  return <SelectFilter source="deviceId" label={texts.device} choices={allChoices} />;
}

/** Printing a receipt takes seconds. */
const EVERY_MS = 5000;

/** Every print job with its state, newest first. */
export function PrintList() {
  const shown = useInstantText();
  const { permissions } = usePermissions<User>();
  return (
    <NewestList
      title={texts.list}
      filters={permissions && isAdmin(permissions) ? FILTERS_OF_ADMINS : FILTERS}
      rowClick={false}
      refetchMs={EVERY_MS}
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

function OrderLink({ print: { order, isDuplicate } }: { print: Print }) {
  if (!order) return <>{texts.test}</>;
  return (
    <>
      <TouchLink to={`/orders/${order.id}`}>{texts.ticket(order.ticketNumber)}</TouchLink>
      {isDuplicate && ` ${texts.duplicate}`}
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
