import {
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
  Alert,
  Box,
  Button,
  Chip,
  Paper,
} from '@mui/material';
import { DateTime } from 'luxon';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { home } from '../../content/texts/landing.ts';
import { weekdays } from '../../content/texts/opening.ts';
import { formatDay, dayOf, formatTime, isoWeek, weekdayName } from '../../lib/domain/dates.ts';
import type { DaySchedule } from '../../lib/domain/hours.ts';
import type { Branch } from '../../lib/domain/branch.ts';
import { useShopZone } from '../data/shop-zone.ts';
import { ClockField, DayField } from '../forms/day-field.tsx';
import { previewAt } from './branch-preview.ts';
import { branchTexts } from './texts.ts';

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

const texts = branchTexts.preview;

/** What customers would see at a chosen time with the form's current values. */
export function HoursPreview() {
  const zone = useShopZone();
  const branch = useWatch() as Branch;
  const now = () => ({ date: dayOf(Date.now(), zone.name), time: formatTime(Date.now(), zone.name) });
  const [{ date, time }, setMoment] = useState(now);
  const preview = previewAt(branch, date, time, zone);
  const day = preview ? dayOf(preview.at.toMillis(), zone.name) : null;
  const title = day ? texts.of(`${weekdayName(day)}, ${formatDay(day)}`, time) : texts.title;
  return (
    <Paper
      component="section"
      aria-label={texts.title}
      variant="outlined"
      sx={{ p: 2, width: '100%', mt: 3, borderTop: 6, borderTopColor: 'primary.main' }}
    >
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {texts.hint}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
        <DayField
          size="small"
          label={texts.date}
          value={date}
          onChange={(day) => setMoment({ date: day, time })}
          sx={{ width: 210 }}
        />
        <ClockField
          size="small"
          label={texts.time}
          value={time}
          onChange={(at) => setMoment({ date, time: at })}
          sx={{ width: 190 }}
        />
        <Button variant="outlined" onClick={() => setMoment(now())}>
          {texts.now}
        </Button>
      </Box>
      {preview && day && (
        <Box sx={{ display: 'grid', gap: 2 }} aria-live="polite">
          {preview.isSkipped && (
            <Alert severity="info">{texts.skipped(formatTime(preview.at.toMillis(), zone.name))}</Alert>
          )}
          {preview.isTwice && <Alert severity="info">{texts.twice}</Alert>}
          <Box>
            <Chip
              label={preview.state.text}
              color={preview.state.isOpen ? 'success' : 'default'}
              variant={preview.state.isOpen ? 'filled' : 'outlined'}
              sx={{ fontSize: '1rem', height: 36, fontWeight: 600 }}
            />
          </Box>
          <Box>
            <Typography variant="overline" component="h3">
              {texts.banner}
            </Typography>
            {preview.banner === '' ? (
              <Typography>{texts.noBanner}</Typography>
            ) : (
              <Alert severity="warning" icon={false} sx={{ fontSize: '1rem' }}>
                {preview.banner}
              </Alert>
            )}
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <HoursTable
              title={`${texts.opening}, ${texts.week(isoWeek(day))}`}
              schedule={preview.opening}
              marked={day}
            />
            {preview.delivery && (
              <HoursTable
                title={`${texts.delivery}, ${texts.week(isoWeek(day))}`}
                schedule={preview.delivery}
                marked={day}
              />
            )}
          </Box>
          {branch.orderableFrom && preview.at < DateTime.fromISO(branch.orderableFrom) && (
            <Alert severity="info">{texts.notYet}</Alert>
          )}
        </Box>
      )}
    </Paper>
  );
}
