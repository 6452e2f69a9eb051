import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { memo, useCallback, type Dispatch, type SetStateAction } from 'react';
import { ShowMore, useShown } from '../lists/long-lists.tsx';
import type { BulkRow } from './bulk-change.ts';
import { Tick } from './price-table.tsx';
import { bulkTexts as texts } from './texts.ts';

const STEP = 20;

interface Props {
  rows: readonly BulkRow[];
  /** Ids of products that stay as they are. */
  excluded: ReadonlySet<number>;
  onExclude: Dispatch<SetStateAction<ReadonlySet<number>>>;
}

/** What each product would become, with a checkbox. */
export const BulkTable = memo(function BulkTable({ rows, excluded, onExclude }: Props) {
  const [most, showMore] = useShown(STEP);
  const isAll = rows.every(({ id }) => !excluded.has(id));
  const toggle = useCallback(
    (id: number) =>
      onExclude((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [onExclude],
  );
  const rest = rows.length - most;
  return (
    <TableContainer sx={{ maxHeight: '60dvh' }} tabIndex={0} aria-label={texts.preview} role="region">
      <Table stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Tick
                label={texts.selectAll}
                isTicked={isAll}
                onTick={() => onExclude(isAll ? new Set(rows.map(({ id }) => id)) : new Set())}
              />
            </TableCell>
            <TableCell>{texts.product}</TableCell>
            <TableCell>{texts.what}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, most).map((row) => (
            <Row key={row.id} row={row} isChosen={!excluded.has(row.id)} onToggle={toggle} />
          ))}
        </TableBody>
      </Table>
      {rest > 0 && <ShowMore rest={rest} label={texts.more(Math.min(rest, STEP))} onMore={showMore} />}
    </TableContainer>
  );
});

interface RowProps {
  row: BulkRow;
  isChosen: boolean;
  onToggle: (id: number) => void;
}

/** Memoised: there may be a thousand rows. */
const Row = memo(function Row({ row: { id, name, changes }, isChosen, onToggle }: RowProps) {
  return (
    <TableRow hover>
      <TableCell padding="checkbox">
        <Tick label={texts.select(name)} isTicked={isChosen} onTick={() => onToggle(id)} />
      </TableCell>
      <TableCell>{name}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {changes.map(({ what, before, after }) => (
          <div key={what}>
            {what}: {before} → <b>{after}</b>
          </div>
        ))}
      </TableCell>
    </TableRow>
  );
});
