import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { weekdays } from '../../content/texts/opening.ts';
import { dayOf, formatDay, weekdayName } from '../../lib/domain/dates.ts';
import { planOf, specialDates, withPlan } from '../../lib/domain/day-plans.ts';
import { WEEKDAYS, type HoursRule } from '../../lib/domain/hours.ts';
import { useShopZone } from '../data/shop-zone.ts';
import { DayField } from '../forms/day-field.tsx';
import { DayMenu, DayRow } from './day-row.tsx';
import { branchTexts } from './texts.ts';
import { isRange, nextRangeOf } from './week-plan.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';

const texts = branchTexts.hours;

const incomplete = (rules: HoursRule[] | null | undefined) =>
  rules?.every((rule) => rule.isClosed || isRange(rule)) === false ? texts.incomplete : undefined;

/** The API's message for a rule is nested in the field's error. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  return Object.entries(error)
    .filter(([name]) => name !== 'ref')
    .map(([, inner]) => messageIn(inner))
    .find((message) => message !== undefined);
}

/** Edits hours as a week plus special days. Rules of days that are not edited stay as they are. */
export function WeekEditor({ source, title }: { source: string; title: string }) {
  const {
    field: { value, onChange, ref },
    fieldState,
  } = useInput<HoursRule[]>({ source, validate: incomplete, defaultValue: [] });
  const rules: readonly HoursRule[] = Array.isArray(value) ? value : [];
  const change = (next: HoursRule[]) => onChange(next);
  const daily = planOf(rules, 'daily');
  const problem = messageIn(fieldState.error);
  return (
    <Box role="group" aria-label={title} sx={{ width: '100%' }}>
      {/* A form with an error here moves the focus to this heading. */}
      <Typography variant="h6" component="h2" ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {texts.weekHint}
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ mb: 1 }}>
          <ValidationError error={problem} />
        </Alert>
      )}
      {daily ? (
        <DayRow
          name={texts.daily}
          note={texts.dailyHint}
          plan={daily}
          onChange={(plan) => change(withPlan(rules, 'daily', plan))}
          actions={
            <IconButton
              aria-label={`${texts.daily}: ${texts.forgetDaily}`}
              onClick={() => change(withPlan(rules, 'daily', null))}
            >
              <DeleteIcon />
            </IconButton>
          }
        />
      ) : (
        <Button onClick={() => change(withPlan(rules, 'daily', [nextRangeOf([])]))}>{texts.addDaily}</Button>
      )}
      {WEEKDAYS.map((day) => {
        const plan = planOf(rules, day);
        return (
          <DayRow
            key={day}
            name={weekdays[day]}
            plan={plan}
            inherited={daily ? texts.asDaily : texts.unset}
            onChange={(next) => change(withPlan(rules, day, next))}
            actions={
              <DayMenu
                day={day}
                hasPlan={plan !== null}
                hasDaily={daily !== null}
                onClose={() => change(withPlan(rules, day, []))}
                onForget={() => change(withPlan(rules, day, null))}
                onCopy={(to) => change(to.reduce((all, other) => withPlan(all, other, plan), [...rules]))}
              />
            }
          />
        );
      })}
      <SpecialDays rules={rules} onChange={change} />
    </Box>
  );
}

/** Dates with hours of their own. */
function SpecialDays({
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
        const name = `${weekdayName(day, LOCALE, 'short')}, ${formatDay(day)}`;
        return (
          <DayRow
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
        <DayField size="small" label={texts.date} value={date} onChange={setDate} sx={{ width: 210 }} />
        <Button variant="outlined" onClick={add} disabled={date === ''}>
          {texts.addDate}
        </Button>
      </Box>
    </Box>
  );
}
