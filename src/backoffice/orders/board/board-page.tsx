import { Box } from '@mui/material';
import { useStore } from '@nanostores/react';
import { memo, useCallback, useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import { Title } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { PlainTabs, PlainTabStyles } from '../../lists/long-lists.tsx';
import { PrinterAlarm } from '../../prints/print-parts.tsx';
import { NoBranch } from '../../forms/branch-select.tsx';
import { useMyBranches } from '../../data/lists.ts';
import { $branchId } from '../../data/device.ts';
import { useZone } from '../../data/config.ts';
import { boardTexts } from '../texts.ts';
import { BoardHead } from './board-head.tsx';
import { ConnectionNotices, OrdersAwaited } from './connection-notices.tsx';
import { $board, calls, COLUMNS, columnsOf, type Column as Name } from './board-state.ts';
import { visuallyHidden } from '../../lists/visually-hidden.ts';
import { Column, Count } from './column.tsx';
import { moveFocus } from './focus.ts';
import { PauseBar } from './pause-bar.tsx';

/** Minimum widths in pixels for all columns, and for new orders beside another column. */
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

const STACKED = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  // All four fit on a phone.
  '& .plain-tab': { flex: '1 0 auto', justifyContent: 'center', px: '3px', gap: '4px', fontSize: '.8125rem' },
  '& .plain-tab > :last-child': { minWidth: 20, px: 0.5, fontSize: '.75rem' },
};
/** Two columns: the chosen tab's column under the tabs, new orders beside them under their own heading. */
const BESIDE = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gap: '8px 12px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  '& > .plain-tabs, & [data-column]': { gridColumn: 2 },
  '& .plain-tab': { flex: '1 0 auto', justifyContent: 'center', px: '4px', gap: '4px', fontSize: '.875rem' },
  '& .plain-tab > :last-child': { minWidth: 22, px: 0.5 },
  '& [data-column="new"]': { gridColumn: 1, gridRow: '1 / span 2' },
  '& [data-column="new"] > h2': {
    flex: 'none',
    alignItems: 'center',
    minHeight: 49,
    mb: 1,
    p: 0,
    borderBottom: 1,
    borderColor: 'divider',
  },
};

/** Where two columns would be. */
const UNDER_TABS = { gridColumn: '1 / -1', gridRow: 2 };

/** The orders of a branch, live. New orders stay visible wherever two columns fit. */
export const BoardPage = memo(function BoardPage() {
  const branches = useMyBranches();
  const zone = useZone();
  // Deferred, so that a tap shows an effect before hundreds of cards are filtered.
  const board = useDeferredValue(useStore($board));
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

  if (branches?.length === 0) return <NoBranch title={boardTexts.title} />;
  const isBeside = width < WIDE && width >= MEDIUM;
  const tabs = width >= WIDE ? [] : COLUMNS.filter((name) => !isBeside || name !== 'new');
  return (
    <Box ref={ref} sx={PAGE}>
      <Title title={boardTexts.title} />
      <BoardHead search={search} onSearch={setSearch} />
      <PlainTabStyles />
      <ConnectionNotices />
      <PauseBar />
      <PrinterAlarm branchId={branchId} />
      <Box sx={isBeside ? BESIDE : STACKED}>
        {tabs.length > 0 && (
          <PlainTabs
            label={boardTexts.tabs}
            tabs={tabs.map((name) => ({
              id: name,
              label: <TabLabel name={name} count={board.isKnown ? counts[name] : null} />,
            }))}
            chosen={tabs.includes(chosen) ? chosen : tabs[0]}
            onChoose={setChosen}
          />
        )}
        {zone === null || !board.isKnown ? (
          <Box sx={UNDER_TABS}>
            <OrdersAwaited />
          </Box>
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
    </Box>
  );
});

interface TabProps {
  name: Name;
  /** null: the orders are not known yet. */
  count: ReturnType<typeof countsOf>[Name] | null;
}

/** Three-digit numbers on all three tabs would make them scroll. */
const MOST_ON_TAB = 99;

/** There is room for one word. */
function TabLabel({ name, count }: TabProps) {
  return (
    <>
      <span aria-hidden>{boardTexts.shortColumns[name]}</span>
      <Box component="span" sx={visuallyHidden}>
        {boardTexts.columns[name]}
      </Box>
      {count && <Count {...count} most={MOST_ON_TAB} />}
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

/** Two columns join the grid of the tabs. */
const IN_GRID = { display: 'contents' };
const gridOf = (n: number) => ({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: `repeat(${n}, minmax(0, 1fr))`,
  gridTemplateRows: 'minmax(0, 1fr)',
});

const Columns = memo(function Columns({ shown, columns, zone, search, hasMoreEnded, onOpen }: ColumnsProps) {
  return (
    // Arrow keys move between cards; everything on them is reachable by the tab key, too.
    <Box
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveFocus(event)}
      sx={shown.length === 2 ? IN_GRID : gridOf(shown.length)}
    >
      {shown.map((name) => (
        <Column
          key={name}
          name={name}
          orders={columns[name]}
          zone={zone}
          search={search}
          hasMore={name === 'done' && hasMoreEnded}
          isTitled={shown.length > 2 || (shown.length === 2 && name === 'new')}
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

/** The width of an element, which changes when the navigation opens or closes. */
export function useWidth(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(innerWidth);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setWidth(element.clientWidth);
    const watching = new ResizeObserver(() => setWidth(element.clientWidth));
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  return [ref, width];
}
