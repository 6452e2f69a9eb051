import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { dayOf, formatDay, weekdayName } from '../../lib/domain/dates.ts';
import type { HoursRule } from '../../lib/domain/hours.ts';
import { useShopZone } from '../forms/shop-config.ts';
import { DayPlanRow } from './day-plan.tsx';
import { branchTexts } from './texts.ts';
import { planOf, specialDates, withPlan } from './week-plan.ts';

const texts = branchTexts.hours;

/** Days with a date whose hours are not those of their weekday. */
export function SpecialDays({
  rules,
  onChange,
}: {
  rules: readonly HoursRule[];
  onChange: (rules: HoursRule[]) => void;
}) {
  const zone = useShopZone();
  const [date, setDate] = useState('');
  const [now] = useState(() => Date.now());
  const today = dayOf(now, zone.name);
  const dates = specialDates(rules);
  const add = () => {
    if (date !== '' && planOf(rules, { date }) === null) onChange(withPlan(rules, { date }, []));
    setDate('');
  };
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h2">
        {texts.special}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {texts.specialHint}
      </Typography>
      {dates.length === 0 && <Typography sx={{ py: 1 }}>{texts.noSpecial}</Typography>}
      {dates.map((day) => {
        const name = `${weekdayName(day, 'de', 'short')}, ${formatDay(day)}`;
        return (
          <DayPlanRow
            key={day}
            name={name}
            note={day < today ? texts.past : undefined}
            plan={planOf(rules, { date: day })}
            onChange={(plan) => onChange(withPlan(rules, { date: day }, plan))}
            actions={
              <IconButton
                aria-label={texts.removeDate(name)}
                onClick={() => onChange(withPlan(rules, { date: day }, null))}
              >
                <DeleteIcon />
              </IconButton>
            }
          />
        );
      })}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1, flexWrap: 'wrap' }}>
        <TextField
          type="date"
          size="small"
          label={texts.date}
          value={date}
          onChange={({ target }) => setDate(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { style: { minHeight: 27 } } }}
        />
        <Button variant="outlined" onClick={add} disabled={date === ''}>
          {texts.addDate}
        </Button>
      </Box>
    </Box>
  );
}
