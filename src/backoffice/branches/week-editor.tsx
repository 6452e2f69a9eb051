import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, IconButton, Typography } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';
import { weekdays } from '../../content/texts/opening.ts';
import { WEEKDAYS, type HoursRule } from '../../lib/domain/hours.ts';
import { DayMenu } from './day-menu.tsx';
import { DayPlanRow } from './day-plan.tsx';
import { SpecialDays } from './special-days.tsx';
import { branchTexts } from './texts.ts';
import { isRange, nextRangeOf, planOf, withPlan } from './week-plan.ts';

const texts = branchTexts.hours;

const incomplete = (rules: HoursRule[] | null | undefined) =>
  rules?.every((rule) => rule.isClosed || isRange(rule)) === false ? texts.incomplete : undefined;

/** What the API says of a rule stands somewhere within the field's error. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  return Object.entries(error)
    .filter(([name]) => name !== 'ref')
    .map(([, inner]) => messageIn(inner))
    .find((message) => message !== undefined);
}

/** A week as a shop writes it on its door, and the days that are no such days. What it does not touch stays as it was. */
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
      {/* Where something is missing, it is shown, and said, from its heading on. */}
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
        <DayPlanRow
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
          <DayPlanRow
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
