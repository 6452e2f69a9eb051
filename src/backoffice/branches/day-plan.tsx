import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RangeRow } from './range-row.tsx';
import { branchTexts } from './texts.ts';
import { nextRangeOf, type DayPlan } from './week-plan.ts';

const texts = branchTexts.hours;

/** One day of the editor: its name, its hours, and what can be done with them. */
export function DayPlanRow({
  name,
  note,
  plan,
  inherited,
  onChange,
  actions,
}: {
  name: string;
  note?: string | undefined;
  /** Null: nothing is said of the day. */
  plan: DayPlan | null;
  /** What counts instead of a plan. */
  inherited?: string;
  onChange: (plan: DayPlan) => void;
  actions?: ReactNode;
}) {
  const put = (index: number, range: DayPlan[number] | null) =>
    onChange(plan?.flatMap((old, at) => (at === index ? (range ?? []) : old)) ?? []);
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '150px minmax(0, 1fr) auto' },
        // Beside the navigation a tablet has no room for three: the hours stand below their day then.
        gridTemplateAreas: { xs: '"name actions" "hours hours"', md: '"name hours actions"' },
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        alignItems: 'start',
      }}
    >
      <Box sx={{ gridArea: 'name', minHeight: 44, display: 'grid', alignContent: 'center' }}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
        {note && (
          <Typography variant="body2" color="text.secondary">
            {note}
          </Typography>
        )}
      </Box>
      <Box sx={{ gridArea: 'hours', display: 'grid', gap: 1, minHeight: { md: 44 }, alignContent: 'center' }}>
        {plan === null && <Typography color="text.secondary">{inherited}</Typography>}
        {plan?.length === 0 && <Typography sx={{ fontWeight: 600 }}>{texts.closed}</Typography>}
        {plan?.map((range, index) => (
          <RangeRow
            // oxlint-disable-next-line react/no-array-index-key -- ranges have no names, and none of them moves
            key={index}
            day={name}
            index={index}
            range={range}
            onChange={(changed) => put(index, changed)}
            onRemove={() => put(index, null)}
          />
        ))}
      </Box>
      <Box sx={{ gridArea: 'actions', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <Button
          startIcon={<AddIcon />}
          aria-label={`${name}: ${plan && plan.length > 0 ? texts.add : texts.open}`}
          onClick={() => onChange([...(plan ?? []), nextRangeOf(plan ?? [])])}
        >
          {plan && plan.length > 0 ? texts.add : texts.open}
        </Button>
        {actions}
      </Box>
    </Box>
  );
}
