import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import { Box, Button, Typography, IconButton, Divider, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { weekdays } from '../../content/texts/opening.ts';
import type { ClockRange, DayPlan } from '../../lib/domain/day-plans.ts';
import { WEEKDAYS, type Weekday } from '../../lib/domain/hours.ts';
import { ClockField } from '../forms/day-field.tsx';
import { branchTexts } from './texts.ts';
import { nextRangeOf, isRange, lengthOf } from './week-plan.ts';

const texts = branchTexts.hours;

/** One day of the editor: its name, its time ranges and its actions. */
export function DayRow({
  name,
  note,
  plan,
  inherited,
  onChange,
  actions,
}: {
  name: string;
  note?: string | undefined;
  /** Null: the day has no rule of its own. */
  plan: DayPlan | null;
  /** Shown instead of hours where `plan` is null. */
  inherited?: string;
  onChange: (plan: DayPlan) => void;
  actions?: ReactNode;
}) {
  const replaceRange = (index: number, range: DayPlan[number] | null) =>
    onChange(plan?.flatMap((old, at) => (at === index ? (range ?? []) : old)) ?? []);
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '150px minmax(0, 1fr) auto' },
        // On a tablet the navigation leaves no room for three columns.
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
          <TimeRange
            // oxlint-disable-next-line react/no-array-index-key -- ranges have no names, and none of them moves
            key={index}
            day={name}
            index={index}
            range={range}
            onChange={(changed) => replaceRange(index, changed)}
            onRemove={() => replaceRange(index, null)}
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

/** Wide enough for browsers that show AM and PM. */
const TIME = { width: 104 };

/** A start and an end time, with a note where the end is on the next day. */
function TimeRange({
  day,
  index,
  range,
  onChange,
  onRemove,
}: {
  day: string;
  index: number;
  range: ClockRange;
  onChange: (range: ClockRange) => void;
  onRemove: () => void;
}) {
  const length = isRange(range) ? lengthOf(range) : 'sameDay';
  const time = (name: 'from' | 'to') => (
    <ClockField
      name={texts[name](day, index)}
      size="small"
      value={range[name]}
      error={range[name] === ''}
      onChange={(time) => onChange({ ...range, [name]: time })}
      sx={TIME}
    />
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      {time('from')}
      <span>{texts.until}</span>
      {time('to')}
      <IconButton aria-label={texts.remove(day, index)} onClick={onRemove}>
        <DeleteIcon />
      </IconButton>
      {length !== 'sameDay' && (
        <Typography variant="body2" color="text.secondary">
          {texts[length]}
        </Typography>
      )}
    </Box>
  );
}

/** Actions on a whole weekday: close it, copy its hours to other days, remove its own hours. */
export function DayMenu({
  day,
  hasPlan,
  hasDaily,
  onClose,
  onForget,
  onCopy,
}: {
  day: Weekday;
  hasPlan: boolean;
  hasDaily: boolean;
  onClose: () => void;
  onForget: () => void;
  onCopy: (to: readonly Weekday[]) => void;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = weekdays[day];
  const closeAndRun = (what: () => void) => () => {
    setAnchor(null);
    what();
  };
  return (
    <>
      <IconButton
        aria-label={texts.more(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={closeAndRun(onClose)}>{texts.closeDay}</MenuItem>
        {hasPlan && (
          <MenuItem onClick={closeAndRun(onForget)}>{hasDaily ? texts.forget : texts.forgetDaily}</MenuItem>
        )}
        {hasPlan && <Divider />}
        {hasPlan && <MenuItem onClick={closeAndRun(() => onCopy(WEEKDAYS))}>{texts.toAll}</MenuItem>}
        {hasPlan && (
          <MenuItem onClick={closeAndRun(() => onCopy(WEEKDAYS.slice(0, 5)))}>{texts.toWorkdays}</MenuItem>
        )}
        {hasPlan &&
          WEEKDAYS.filter((other) => other !== day).map((other) => (
            <MenuItem key={other} onClick={closeAndRun(() => onCopy([other]))}>
              {texts.toDay(weekdays[other])}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
