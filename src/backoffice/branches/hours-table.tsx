import { Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { home } from '../../content/texts/landing.ts';
import { weekdays } from '../../content/texts/opening.ts';
import { formatDay } from '../../lib/domain/dates.ts';
import type { DaySchedule } from '../../lib/domain/hours.ts';

/** A week's hours as the shop's page shows them. `marked` is a date (YYYY-MM-DD) to highlight. */
export function HoursTable({
  title,
  schedule,
  marked,
}: {
  title: string;
  schedule: readonly DaySchedule[];
  marked?: string;
}) {
  return (
    <div>
      <Typography variant="overline" component="h3">
        {title}
      </Typography>
      <Table size="small" aria-label={title}>
        <TableBody>
          {schedule.map(({ day, weekday, hours }) => (
            <TableRow key={day} {...(day === marked ? { 'aria-current': 'date' as const, sx: MARKED } : {})}>
              <TableCell component="th" scope="row" sx={{ fontSize: '1rem' }}>
                {weekdays[weekday]}
                <Typography variant="body2" color="text.secondary">
                  {formatDay(day)}
                </Typography>
              </TableCell>
              <TableCell sx={{ fontSize: '1rem', whiteSpace: 'nowrap' }}>
                {hours.length === 0
                  ? home.closed
                  : hours.map(({ from, to }) => <div key={from}>{home.range(from, to)}</div>)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

const MARKED = { '& th, & td': { fontWeight: 700, bgcolor: 'action.selected' } };
