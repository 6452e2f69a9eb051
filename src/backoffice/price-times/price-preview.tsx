import {
  Alert,
  Box,
  Button,
  MenuItem,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { DateTime } from 'luxon';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Menu } from '../../lib/contract/entities.ts';
import type { PriceTime } from '../../lib/contract/price-times.ts';
import { dayOf, formatDay, formatTime } from '../../lib/domain/dates.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { useAllOf, useAllProducts } from '../data/lists.ts';
import { useShopZone } from '../data/shop-zone.ts';
import { ClockField, DayField } from '../forms/day-field.tsx';
import { asEntered, previewOf } from './preview.ts';
import { priceTimeTexts } from './texts.ts';

const texts = priceTimeTexts.preview;

/** More are counted only. */
const MOST_ROWS = 50;

type Named = RaRecord<number> & { name: string };

/** What the products cost at a chosen day, time and branch, with the form's current values. */
export function PricePreview({ currency }: { currency: string }) {
  const zone = useShopZone();
  const entered = asEntered(useWatch() as Partial<PriceTime>);
  const { data: others = [] } = useAllOf<PriceTime>('price-times');
  const { data: menus = [] } = useAllOf<Menu>('menus');
  const { data: branches = [] } = useAllOf<Named>('branches');
  const { data: products = [] } = useAllProducts();
  const now = () => ({ date: dayOf(Date.now(), zone.name), time: formatTime(Date.now(), zone.name) });
  const [{ date, time }, setMoment] = useState(now);
  const [chosen, setChosen] = useState<number | null>(null);
  const branchId = chosen ?? entered.branches[0]?.id ?? branches[0]?.id;
  const at = DateTime.fromISO(`${date}T${time}`, { zone });
  const isKnown = date !== '' && time !== '' && at.isValid && branchId !== undefined;
  const moment = { branchId: branchId ?? 0, at: isKnown ? at.toMillis() : 0, zone: zone.name };
  const preview = isKnown ? previewOf(entered, others, { menus, products }, moment) : null;
  const money = (cents: Parameters<typeof formatMoney>[0]) => formatMoney(cents, currency);

  return (
    <Paper
      component="section"
      aria-label={texts.title}
      variant="outlined"
      sx={{ p: 2, width: '100%', mt: 3, borderTop: 6, borderTopColor: 'primary.main' }}
    >
      <Typography variant="h6" component="h2">
        {texts.title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {texts.hint}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
        {branches.length > 1 && (
          <TextField
            select
            size="small"
            margin="none"
            label={texts.branch}
            value={branchId ?? ''}
            onChange={({ target }) => setChosen(Number(target.value))}
            sx={{ minWidth: 210 }}
          >
            {branches.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
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
          onChange={(clock) => setMoment({ date, time: clock })}
          sx={{ width: 190 }}
        />
        <Button variant="outlined" onClick={() => setMoment(now())}>
          {texts.now}
        </Button>
      </Box>
      {preview && (
        <Box sx={{ display: 'grid', gap: 2 }} aria-live="polite">
          <Alert severity={preview.holds ? 'success' : 'info'}>
            {preview.holds ? holdsText(preview.until) : texts.holdsNot}
          </Alert>
          {preview.rows.length === 0 ? (
            <Typography>{texts.nothing}</Typography>
          ) : (
            <Table size="small" aria-label={texts.title}>
              <TableHead>
                <TableRow>
                  <TableCell>{texts.product}</TableCell>
                  <TableCell align="right">{texts.regular}</TableCell>
                  <TableCell align="right">{texts.atTime}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {preview.rows.slice(0, MOST_ROWS).map(({ id, name, regular, atTime }) => (
                  <TableRow key={id}>
                    <TableCell component="th" scope="row">
                      {name}
                    </TableCell>
                    <TableCell align="right">{money(regular)}</TableCell>
                    <TableCell align="right" sx={atTime === regular ? {} : CHANGED}>
                      {money(atTime)}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )}
          {preview.rows.length > MOST_ROWS && (
            <Typography>{texts.more(preview.rows.length - MOST_ROWS)}</Typography>
          )}
        </Box>
      )}
    </Paper>
  );

  function holdsText(until: number | null): string {
    if (until === null) return texts.holds;
    const [day, clock] = [dayOf(until, zone.name), formatTime(until, zone.name)];
    return texts.holdsUntil(day === date ? clock : `${formatDay(day)}, ${clock}`);
  }
}

const CHANGED = { fontWeight: 700 };
