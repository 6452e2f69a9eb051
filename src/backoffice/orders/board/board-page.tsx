import { Alert, Box, Button, Tab, Tabs, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { useCallback, useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import { Title } from 'react-admin';
import { useNavigate } from 'react-router';
import { useOwnBranches, useZone } from '../shop.ts';
import { boardTexts, connectionTexts, soundTexts } from '../texts.ts';
import { BoardHead } from './board-head.tsx';
import { $board, $connection, $isSilent } from './board-store.ts';
import { calls } from './board-state.ts';
import { COLUMNS, columnsOf, type Column as Name } from './columns.ts';
import { Column, Count } from './column.tsx';
import { moveFocus } from './move-focus.ts';
import { $sound, allowSound } from './ringer.ts';
import { useWidth } from './use-width.ts';

/** From here on there is room for all columns, or for the new orders beside another. */
const WIDE = 960;
const MEDIUM = 620;

/** The orders of a branch, live. New ones stay in view wherever there is room for two columns. */
export function BoardPage() {
  const branches = useOwnBranches();
  const zone = useZone();
  // A tap is answered before hundreds of cards are gone through.
  const board = useDeferredValue(useStore($board));
  const connection = useStore($connection);
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search);
  const columns = useMemo(() => columnsOf(board, words), [board, words]);
  const [ref, width] = useWidth();
  const [chosen, setChosen] = useState<Name>('new');
  const navigate = useNavigate();
  const open = useCallback(
    (id: number) => void navigate(`/orders/${id}`, { state: { over: 'board' } }),
    [navigate],
  );

  if (branches?.length === 0) return <Alert severity="info">{boardTexts.noBranch}</Alert>;
  const shown = shownColumns(width, chosen);
  const tabs = width >= WIDE ? [] : COLUMNS.filter((name) => width < MEDIUM || name !== 'new');
  return (
    <Box
      ref={ref}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        pt: 1.5,
        height: 'calc(100dvh - 56px)',
        contain: 'inline-size',
      }}
    >
      <Title title={boardTexts.title} />
      <BoardHead search={search} onSearch={setSearch} />
      <Notices />
      {tabs.length > 0 && (
        <Tabs
          value={tabs.includes(chosen) ? chosen : tabs[0]}
          onChange={(_, name: Name) => setChosen(name)}
          variant="scrollable"
          aria-label={boardTexts.tabs}
          textColor="inherit"
          // Paler words are hard to read by the oven.
          sx={{ '& .MuiTab-root': { opacity: 1 } }}
        >
          {tabs.map((name) => (
            <Tab
              key={name}
              value={name}
              label={
                <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                  {boardTexts.columns[name]}
                  <Count
                    n={columns[name].length}
                    hasMore={name === 'done' && board.hasMoreEnded}
                    isCalling={name === 'new' && columns.new.some(calls)}
                  />
                </Box>
              }
            />
          ))}
        </Tabs>
      )}
      {zone === null || (!board.isKnown && connection !== 'refused') ? (
        <Typography role="status">{boardTexts.loading}</Typography>
      ) : (
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
              search={words}
              hasMore={name === 'done' && board.hasMoreEnded}
              isTitled={shown.length > 1}
              onOpen={open}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

function shownColumns(width: number, chosen: Name): readonly Name[] {
  if (width >= WIDE) return COLUMNS;
  if (width < MEDIUM) return [chosen];
  return ['new', chosen === 'new' ? 'confirmed' : chosen];
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
