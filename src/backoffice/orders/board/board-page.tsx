import { Alert, Box, Button, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { memo, useCallback, useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import { Title } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { PlainTabs, PlainTabStyles } from '../../long-lists/plain-tabs.tsx';
import { PrinterAlarm } from '../../prints/printer-alarm.tsx';
import { useOwnBranches, useZone } from '../shop.ts';
import { boardTexts, connectionTexts, soundTexts } from '../texts.ts';
import { BoardHead } from './board-head.tsx';
import { $board, $branchId, $connection, $isSilent } from './board-store.ts';
import { calls } from './board-state.ts';
import { COLUMNS, columnsOf, type Column as Name } from './columns.ts';
import { Column, Count } from './column.tsx';
import { moveFocus } from './move-focus.ts';
import { $sound, allowSound } from './ringer.ts';
import { useWidth } from './use-width.ts';

/** From here on there is room for all columns, or for the new orders beside another. */
const WIDE = 960;
const MEDIUM = 620;

const PAGE = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  pt: 1.5,
  height: 'calc(100dvh - 56px)',
  contain: 'inline-size',
};

/** The orders of a branch, live. New ones stay in view wherever there is room for two columns. */
export const BoardPage = memo(function BoardPage() {
  const branches = useOwnBranches();
  const zone = useZone();
  // A tap is answered before hundreds of cards are gone through.
  const board = useDeferredValue(useStore($board));
  const connection = useStore($connection);
  const branchId = useStore($branchId);
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search);
  const columns = useMemo(() => columnsOf(board, words), [board, words]);
  const [ref, width] = useWidth();
  const [chosen, setChosen] = useState<Name>('new');
  const later = useDeferredValue(chosen);
  const shown = useMemo(() => shownColumns(width, later), [width, later]);
  const counts = useMemo(() => countsOf(columns, board.hasMoreEnded), [columns, board.hasMoreEnded]);
  const navigate = useNavigate();
  const open = useCallback(
    (id: number) => void navigate(`/orders/${id}`, { state: { over: 'board' } }),
    [navigate],
  );

  if (branches?.length === 0) return <Alert severity="info">{boardTexts.noBranch}</Alert>;
  const tabs = width >= WIDE ? [] : COLUMNS.filter((name) => width < MEDIUM || name !== 'new');
  return (
    <Box ref={ref} sx={PAGE}>
      <Title title={boardTexts.title} />
      <BoardHead search={search} onSearch={setSearch} />
      <PlainTabStyles />
      <Notices />
      <PrinterAlarm branchId={branchId} />
      {tabs.length > 0 && (
        <PlainTabs
          label={boardTexts.tabs}
          tabs={tabs.map((name) => ({ id: name, label: <TabLabel name={name} count={counts[name]} /> }))}
          chosen={tabs.includes(chosen) ? chosen : tabs[0]}
          onChoose={setChosen}
        />
      )}
      {zone === null || (!board.isKnown && connection !== 'refused') ? (
        <Typography role="status">{boardTexts.loading}</Typography>
      ) : (
        <Columns
          shown={shown}
          columns={columns}
          zone={zone}
          search={words}
          hasMoreEnded={board.hasMoreEnded}
          onOpen={open}
        />
      )}
    </Box>
  );
});

function TabLabel({ name, count }: { name: Name; count: ReturnType<typeof countsOf>[Name] }) {
  return (
    <>
      {boardTexts.columns[name]}
      <Count {...count} />
    </>
  );
}

interface ColumnsProps {
  shown: readonly Name[];
  columns: Readonly<Record<Name, readonly Order[]>>;
  zone: string;
  search: string;
  hasMoreEnded: boolean;
  onOpen: (id: number) => void;
}

const Columns = memo(function Columns({ shown, columns, zone, search, hasMoreEnded, onOpen }: ColumnsProps) {
  return (
    // Arrow keys go from card to card; everything on them is reached by the tab key as well.
    <Box
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveFocus(event)}
      sx={{
        flex: 1,
        minHeight: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))`,
        gridTemplateRows: 'minmax(0, 1fr)',
      }}
    >
      {shown.map((name) => (
        <Column
          key={name}
          name={name}
          orders={columns[name]}
          zone={zone}
          search={search}
          hasMore={name === 'done' && hasMoreEnded}
          isTitled={shown.length > 1}
          onOpen={onOpen}
        />
      ))}
    </Box>
  );
});

function shownColumns(width: number, chosen: Name): readonly Name[] {
  if (width >= WIDE) return COLUMNS;
  if (width < MEDIUM) return [chosen];
  return ['new', chosen === 'new' ? 'confirmed' : chosen];
}

function countsOf(columns: Readonly<Record<Name, readonly Order[]>>, hasMoreEnded: boolean) {
  const of = (name: Name) => ({
    n: columns[name].length,
    hasMore: name === 'done' && hasMoreEnded,
    isCalling: name === 'new' && columns.new.some(calls),
  });
  return { new: of('new'), confirmed: of('confirmed'), inDelivery: of('inDelivery'), done: of('done') };
}

/** What keeps the board from doing its work, in words that cannot be overlooked. */
function Notices() {
  const connection = useStore($connection);
  const sound = useStore($sound);
  const isSilent = useStore($isSilent);
  return (
    <>
      {connection === 'lost' && (
        <Alert severity="error">
          <b>{connectionTexts.lost}.</b> {connectionTexts.lostHint}
        </Alert>
      )}
      {connection === 'refused' && <Alert severity="error">{connectionTexts.refusedHint}</Alert>}
      {sound === 'blocked' && !isSilent && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" variant="outlined" onClick={() => void allowSound()}>
              {soundTexts.turnOn}
            </Button>
          }
        >
          {soundTexts.blocked}
        </Alert>
      )}
    </>
  );
}
