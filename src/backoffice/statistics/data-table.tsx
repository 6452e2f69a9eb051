import { Box } from '@mui/material';
import { shownAs, type Table } from './report.ts';

interface DataTableProps {
  title: string;
  table: Table;
  currency: string;
  /** Beside a chart it is there for screen readers only. */
  isHidden?: boolean;
}

const CELLS = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
  '& th, & td': { px: 1.5, py: 1, textAlign: 'right', borderBottom: 1, borderColor: 'divider' },
  '& th': { position: 'sticky', top: 0, bgcolor: 'background.paper', whiteSpace: 'nowrap' },
  '& .text': { textAlign: 'left', overflowWrap: 'anywhere' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
} as const;

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** A statistic's values. Plain cells: a year of days would keep richer ones busy. */
export function DataTable({ title, table: { columns, rows }, currency, isHidden = false }: DataTableProps) {
  const table = (
    <Box component="table" aria-label={title} sx={isHidden ? undefined : CELLS}>
      <thead>
        <tr>
          {columns.map(({ label, unit }) => (
            <th key={label} scope="col" className={unit}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {columns.map(({ label, unit }, index) => (
              <td key={label} className={unit}>
                {shownAs(unit, row[index] ?? null, currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
  if (isHidden) return <Box sx={UNSEEN}>{table}</Box>;
  return (
    // What is scrolled has to be reached by keyboard, too.
    <Box tabIndex={0} role="region" aria-label={title} sx={{ maxHeight: 400, overflow: 'auto' }}>
      {table}
    </Box>
  );
}
