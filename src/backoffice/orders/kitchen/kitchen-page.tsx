import { Alert, Box, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { Station } from '../../../lib/contract/entities.ts';
import { useZone } from '../../data/config.ts';
import { useMyBranches, useStations } from '../../data/lists.ts';
import { BranchHeading, NoBranch } from '../../forms/branch-select.tsx';
import { LoadError } from '../../lists/load-error.tsx';
import { PlainTabs, PlainTabStyles } from '../../lists/long-lists.tsx';
import { ConnectionChip } from '../board/board-head.tsx';
import { ConnectionNotices, OrdersAwaited } from '../board/connection-notices.tsx';
import { $board, $connection } from '../board/board-state.ts';
import { BoardStyles } from '../board/styles.tsx';
import {
  $place,
  knownPlace,
  PASS,
  placeIn,
  ticketsAt,
  ticketsOn,
  type Place,
  type Ticket,
} from './kitchen-state.ts';
import { KitchenStyles } from './styles.tsx';
import { kitchenTexts as texts } from './texts.ts';
import { PassCard, StationCard } from './ticket-card.tsx';

const NONE: readonly Station[] = [];

/** What a station has to prepare, or all of them together: the pass. */
export function KitchenPage() {
  const branches = useMyBranches();
  const { data, error, refetch } = useStations();
  const stations = data ?? NONE;
  const [place, choose] = usePlace();
  const chosen = knownPlace(place, stations);
  if (branches?.length === 0) return <NoBranch title={texts.title} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, py: 1.5 }}>
      <Title title={texts.title} />
      <BoardStyles />
      <KitchenStyles />
      <PlainTabStyles />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <BranchHeading />
        <ConnectionChip />
      </Box>
      <ConnectionNotices />
      <LoadError error={error} onAgain={refetch} />
      {stations.length > 0 && (
        <PlainTabs<Place>
          label={texts.stations}
          tabs={[{ id: PASS, label: texts.pass }, ...stations.map(({ id, name }) => ({ id, label: name }))]}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {data?.length === 0 && <Alert severity="info">{texts.noStations}</Alert>}
      {data && <Tickets stations={stations} place={chosen} />}
    </Box>
  );
}

/** The chosen place: the address names it, else the device remembers it. */
function usePlace(): [Place, (place: Place) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get('station');
  const kept = useStore($place);
  const place = named === null ? kept : placeIn(named);
  useEffect(() => $place.set(place), [place]);
  return [
    place,
    (next) => {
      $place.set(next);
      setParams({ station: String(next) }, { replace: true });
    },
  ];
}

function Tickets({ stations, place }: { stations: readonly Station[]; place: Place }) {
  const zone = useZone();
  // Deferred, so that a tap shows an effect before all cards are computed.
  const board = useDeferredValue(useStore($board));
  const connection = useStore($connection);
  const tickets = useMemo(() => ticketsOn(board, stations), [board, stations]);
  if (connection === 'refused') return null;
  if (zone === null || !board.isKnown) return <OrdersAwaited />;
  if (place === PASS)
    return tickets.length > 0 ? (
      <section aria-label={texts.atPass(tickets.length)}>
        <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
          {texts.atPass(tickets.length)}
        </Typography>
        <div className="kitchen-tickets">
          {tickets.map((ticket) => (
            <PassCard key={ticket.order.id} ticket={ticket} zone={zone} />
          ))}
        </div>
      </section>
    ) : (
      <Nothing />
    );
  const { open, done } = ticketsAt(tickets, place);
  if (open.length + done.length === 0) return <Nothing />;
  return (
    <>
      <Shelf title={texts.open(open.length)} tickets={open} zone={zone} station={place} />
      {done.length > 0 && (
        <Shelf title={texts.done(done.length)} tickets={done} zone={zone} station={place} />
      )}
    </>
  );
}

interface ShelfProps {
  title: string;
  tickets: readonly Ticket[];
  zone: string;
  station: number;
}

function Shelf({ title, tickets, zone, station }: ShelfProps) {
  return (
    <section aria-label={title}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <div className="kitchen-tickets">
        {tickets.map((ticket) => (
          <StationCard key={ticket.order.id} ticket={ticket} zone={zone} station={station} />
        ))}
      </div>
    </section>
  );
}

function Nothing() {
  return (
    <Box role="status" sx={{ py: 6, textAlign: 'center' }}>
      <Typography variant="h5" component="p">
        {texts.empty}
      </Typography>
      <Typography color="text.secondary">{texts.emptyHint}</Typography>
    </Box>
  );
}
