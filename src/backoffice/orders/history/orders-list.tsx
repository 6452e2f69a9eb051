import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import { FunctionField, List, useListContext, type RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import { denseCells } from '../../lists/entity-lists.tsx';
import { Columns, useIsPhone } from '../../lists/columns.tsx';
import { ListError, ListPages } from '../../lists/load-error.tsx';
import { StateChip } from '../../lists/cells.tsx';
import { totalOf, dateAndTime } from '../../data/formats.ts';
import { useZone } from '../../data/config.ts';
import { useModeNames } from '../../data/mode-names.ts';
import { ticketOf } from '../steps/step-store.ts';
import { paymentNames, stateName, historyTexts as texts } from '../texts.ts';
import { HistoryFilters } from './history-filters.tsx';

type Row = Order & RaRecord;

const SHEET = { overflowX: 'auto', bgcolor: 'background.paper', borderRadius: 2 };
const TABLE = { ...denseCells, '& th.RaDatagrid-headerCell': { fontWeight: 700 } };

const COLORS = {
  new: 'warning',
  confirmed: 'info',
  inDelivery: 'info',
  completed: 'success',
  rejected: 'error',
  canceled: 'error',
  failed: 'error',
} as const;

/** All orders, newest first; employees see those of their branches. */
export function OrdersList() {
  const zone = useZone();
  if (zone === null) return null;
  return (
    <List
      resource="orders"
      title={texts.title}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      actions={false}
      exporter={false}
      empty={false}
      error={<HistoryError />}
      pagination={<ListPages rowsPerPageOptions={[10, 25, 50, 100]} />}
      component="div"
      sx={{ pt: 1.5 }}
      disableSyncWithLocation={false}
    >
      <HistoryFilters />
      <Orders zone={zone} />
    </List>
  );
}

/** Keeps the filters, which may be why nothing was found. */
function HistoryError() {
  return (
    <>
      <HistoryFilters />
      <ListError />
    </>
  );
}

function Orders({ zone }: { zone: string }) {
  const modeNames = useModeNames();
  const isPhone = useIsPhone();
  const isMedium = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const { total } = useListContext<Row>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = (id: unknown): false => {
    const pathname = `/orders/${String(id)}`;
    // The second tap of a double tap would add a second history entry, while closing goes back by one.
    if (!location.pathname.endsWith(pathname))
      void navigate({ pathname, search }, { state: { over: 'history' } });
    return false;
  };
  if (total === 0)
    return (
      <Typography role="status" sx={{ p: 4, textAlign: 'center' }} color="text.secondary">
        {texts.empty}
      </Typography>
    );
  return (
    <Box sx={isPhone ? undefined : SHEET}>
      <Columns
        rowClick={open}
        rowSx={() => ({ height: 52, cursor: 'pointer' })}
        sx={TABLE}
        card={{ corner: texts.state, lead: [texts.createdAt, texts.total] }}
      >
        <FunctionField<Row>
          label={texts.ticket}
          sortBy="ticketNumber"
          render={(order) => (
            // The first cell opens its row by keyboard; its click bubbles to the row.
            <button type="button" className="order-row">
              #{ticketOf(order)}
              {isPhone && ` ${order.name}`}
            </button>
          )}
        />
        <FunctionField<Row>
          label={texts.createdAt}
          sortBy="createdAt"
          cellClassName="order-total"
          render={(order) => dateAndTime(order.createdAt, zone)}
        />
        {!isPhone && <FunctionField<Row> label={texts.name} sortBy="name" render={(order) => order.name} />}
        <FunctionField<Row>
          label={texts.state}
          sortBy="state"
          render={(order) => <StateChip label={stateName(order)} color={COLORS[order.state]} />}
        />
        <FunctionField<Row>
          label={texts.delivery}
          sortable={false}
          render={(order) => modeNames[modeOf(order)]}
        />
        {(isPhone || !isMedium) && (
          <FunctionField<Row>
            label={texts.branch}
            sortBy="branchId"
            render={(order) => order.branch.name ?? ''}
          />
        )}
        {(isPhone || !isMedium) && (
          <FunctionField<Row>
            label={texts.payment}
            sortBy="paymentMethod"
            render={(order) => paymentNames[order.paymentMethod]}
          />
        )}
        <FunctionField<Row>
          label={texts.total}
          sortBy="totalGross"
          textAlign="right"
          cellClassName="order-total"
          render={totalOf}
        />
      </Columns>
    </Box>
  );
}
