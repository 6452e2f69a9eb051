import { Box } from '@mui/material';
import { sum } from '../../lib/domain/quantity.ts';
import {
  beforeText,
  changeText,
  shownAs,
  unitIn,
  type Column,
  type Row,
  type Table,
  type Unit,
} from './report.ts';

interface DataTableProps {
  title: string;
  table: Table;
  currency: string;
  /** Visually hidden beside a chart, for screen readers. */
  isHidden?: boolean;
}

const CELLS = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
  '& th, & td': { px: 1, py: 1, textAlign: 'right', borderBottom: 1, borderColor: 'divider' },
  '& th, & td:not(.text)': { whiteSpace: 'nowrap' },
  '& th': { position: 'sticky', top: 0, bgcolor: 'background.paper' },
  '& .text': { textAlign: 'left', overflowWrap: 'anywhere', hyphens: 'auto' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& tfoot td': { fontWeight: 700 },
  '& small': { display: 'none', fontSize: 13, fontWeight: 400, color: 'text.secondary' },
} as const;

/** Without room beside a value, its comparison stands below it. */
const NARROW = {
  fontSize: 14,
  '& th, & td': { px: 0.75, py: 1 },
  '& th': { whiteSpace: 'normal' },
  '& .text': { minWidth: '8.5em' },
  '& th.compared, & td.compared': { display: 'none' },
  '& small': { display: 'block', whiteSpace: 'normal' },
  '& small span': { whiteSpace: 'nowrap' },
  '& small span + span': { ml: 1 },
} as const;

/** On a phone, values stand below their label, in columns of these widths. */
const underNames = (widths: readonly number[]) => ({
  '& thead': { position: 'sticky', top: 0 },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: widths.map((width) => `minmax(0, ${width}fr)`).join(' '),
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th, & td': { px: 0.5, border: 0 },
  '& th.text, & td.text': { gridColumn: '1 / -1', pb: 0 },
});

/** Labels wrap where room is short. Widths in em. */
const NAME = { most: 16, least: 11 } as const;
const LETTER_PX = 9;
const GAP_PX = 18;

/** The approximate width at which no value of a column wraps. */
const widthOf = (letters: number) => letters * LETTER_PX + GAP_PX;

/** The layout of a table for its widest values. */
function fitting(columns: readonly Column[], shown: readonly string[][]) {
  const letters = columns.map((column, index) =>
    shown.reduce((most, row) => Math.max(most, row[index]?.length ?? 0), headOf(column).length),
  );
  const widthsOf = (name: number, isMeant: (column: Column) => boolean) =>
    columns.flatMap((column, index) => {
      const own = letters[index] ?? 0;
      return isMeant(column) ? [widthOf(column.unit === 'text' ? Math.min(own, name) : own)] : [];
    });
  const all = widthsOf(NAME.most, () => true);
  const narrow = widthsOf(NAME.least, ({ of }) => of === undefined);
  return {
    ...CELLS,
    [`@container (max-width: ${sum(all)}px)`]: NARROW,
    [`@container (max-width: ${sum(narrow)}px)`]: underNames(narrow.slice(1)),
  };
}

const headOf = ({ label, short }: Column) => short ?? label;
const classOf = ({ unit, of }: Column) => (of === undefined ? unit : `${unit} compared`);

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** A statistic's values. Plain cells: a year of days would slow richer ones down. */
export function DataTable({
  title,
  table: { columns, rows, foot = [] },
  currency,
  isHidden = false,
}: DataTableProps) {
  const textsOf = (row: Row) =>
    columns.map((column, index) => shownAs(unitIn(row, column), row.cells[index] ?? null, currency));
  const shown = rows.map(textsOf);
  const shownFoot = foot.map(textsOf);
  const line = (row: Row, values: readonly string[] = []) => (
    <tr key={row.cells[0]}>
      {columns.map((column, index) => (
        <td key={column.label} className={classOf(column)}>
          {values[index]}
          {!isHidden && columns.some(({ of }) => of === index) && (
            <Below columns={columns} row={row} index={index} unit={unitIn(row, column)} currency={currency} />
          )}
        </td>
      ))}
    </tr>
  );
  const table = (
    <Box
      component="table"
      aria-label={title}
      sx={isHidden ? undefined : fitting(columns, [...shown, ...shownFoot])}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={classOf(column)}>
              {headOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map((row, index) => line(row, shown[index]))}</tbody>
      {foot.length > 0 && <tfoot>{foot.map((row, index) => line(row, shownFoot[index]))}</tfoot>}
    </Box>
  );
  if (isHidden) return <Box sx={UNSEEN}>{table}</Box>;
  return (
    // A scrollable region must be focusable.
    <Box
      tabIndex={0}
      role="region"
      aria-label={title}
      sx={{ maxHeight: 480, overflow: 'auto', containerType: 'inline-size' }}
    >
      {table}
    </Box>
  );
}

interface BelowProps {
  columns: readonly Column[];
  row: Row;
  index: number;
  unit: Unit;
  currency: string;
}

/** A cell's comparison: the change and the earlier value. */
function Below({ columns, row, index, unit, currency }: BelowProps) {
  const held = columns.flatMap((column, at) =>
    column.of === index ? [{ unit: column.unit, cell: row.cells[at] ?? null }] : [],
  );
  const change = held.find((one) => one.unit === 'percent')?.cell;
  const before = held.find((one) => one.unit !== 'percent')?.cell ?? null;
  return (
    <small>
      {typeof change === 'number' && <span>{changeText(change)}</span>}{' '}
      <span>{beforeText(unit, before, currency)}</span>
    </small>
  );
}
