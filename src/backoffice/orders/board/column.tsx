import { memo } from 'react';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { Station } from '../../../lib/contract/entities.ts';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { useStations } from '../../data/lists.ts';
import { boardTexts } from '../texts.ts';
import { calls, type Column as Name } from './board-state.ts';
import { OrderCard } from './order-card.tsx';
import { ShowMore, useShown } from '../../lists/long-lists.tsx';
import { usePulse } from './styles.tsx';
import { visuallyHidden } from '../../lists/visually-hidden.ts';

const NO_STATIONS: readonly Station[] = [];

/** No screen shows more cards at once. */
const STEP = 12;

const TITLE = { fontWeight: 700, fontSize: '1.05rem', lineHeight: 1.5, pb: 1, display: 'flex', gap: 1 };

interface Props {
  name: Name;
  orders: readonly Order[];
  zone: string;
  /** The search terms. */
  search: string;
  /** Whether the history has more orders than the column. */
  hasMore: boolean;
  /** Whether the column has its own heading; otherwise the tab is the heading. */
  isTitled: boolean;
  onOpen: (id: number) => void;
}

/** The orders of one state, with their number. */
export const Column = memo(function Column({ name, orders, zone, search, hasMore, isTitled, onOpen }: Props) {
  const stations = useStations().data ?? NO_STATIONS;
  const [most, showMore] = useShown(STEP, search);
  const rest = orders.length - most;
  return (
    <Box
      component="section"
      aria-label={boardTexts.columns[name]}
      data-column={name}
      sx={{ minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}
    >
      <Typography component="h2" sx={isTitled ? TITLE : visuallyHidden}>
        {boardTexts.columns[name]}
        {isTitled && (
          <Count n={orders.length} hasMore={hasMore} isCalling={name === 'new' && orders.some(calls)} />
        )}
      </Typography>
      {/* A scrollable region must be focusable. */}
      <Box
        tabIndex={orders.length === 0 ? -1 : 0}
        role="group"
        aria-label={boardTexts.columns[name]}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          p: 0.25,
          pb: 8,
        }}
      >
        {orders.slice(0, most).map((order) => (
          <OrderCard key={order.id} order={order} stations={stations} zone={zone} onOpen={onOpen} />
        ))}
        {orders.length === 0 && (
          <Typography color="text.secondary" sx={{ p: 2, textAlign: 'center' }}>
            {search !== '' ? boardTexts.noMatch : boardTexts.empty[name]}
          </Typography>
        )}
        {rest > 0 && <ShowMore rest={rest} label={boardTexts.more(Math.min(rest, STEP))} onMore={showMore} />}
        {rest <= 0 && hasMore && (
          <Button component={Link} to="/orders">
            {boardTexts.allEnded}
          </Button>
        )}
      </Box>
    </Box>
  );
});

interface CountProps {
  n: number;
  hasMore: boolean;
  isCalling: boolean;
  /** Larger numbers are abbreviated. */
  most?: number;
}

/** The number of orders; it pulses when orders need staff. */
export function Count({ n, hasMore, isCalling, most = Infinity }: CountProps) {
  return (
    <Box
      component="span"
      {...usePulse(n, isCalling)}
      sx={{
        minWidth: 26,
        px: 0.75,
        borderRadius: 99,
        bgcolor: isCalling ? 'primary.main' : 'action.selected',
        color: isCalling ? 'primary.contrastText' : 'inherit',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 700,
      }}
    >
      {Math.min(n, most)}
      {(hasMore || n > most) && '+'}
    </Box>
  );
}
