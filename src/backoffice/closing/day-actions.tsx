import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { daysBetween, type ClockRange, type DayPlan } from '../../lib/domain/day-plans.ts';
import { ClockField } from '../forms/day-field.tsx';
import { closingTexts as texts } from './texts.ts';
import type { Chosen } from './year-calendar.tsx';

interface Props {
  chosen: NonNullable<Chosen>;
  isDisabled: boolean;
  /** What the days get: closed, other hours, or null for those of the week. */
  onPlan: (plan: DayPlan | null) => void;
  onDeselect: () => void;
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  // Three side by side on a phone.
  '& > .MuiButton-root': { px: { xs: 1, sm: 2 } },
};

/** What can be done with the chosen days. */
export function DayActions({ chosen: { from, to }, isDisabled, onPlan, onDeselect }: Props) {
  const [isTyping, setTyping] = useState(false);
  return (
    <Box
      role="group"
      aria-label={texts.selected(from, to, daysBetween(from, to).length)}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Box sx={ROW}>
        <Box sx={{ display: 'flex', alignItems: 'center', flex: { xs: '1 0 100%', md: '1 1 auto' } }}>
          <Typography sx={{ fontWeight: 700, mr: 'auto' }}>
            {texts.selected(from, to, daysBetween(from, to).length)}
          </Typography>
          <IconButton aria-label={texts.deselect} onClick={onDeselect} sx={{ my: -1 }}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Button variant="contained" disabled={isDisabled} onClick={() => onPlan([])}>
          {texts.shut}
        </Button>
        <Button
          variant="outlined"
          disabled={isDisabled}
          aria-expanded={isTyping}
          onClick={() => setTyping(!isTyping)}
        >
          {texts.other}
        </Button>
        <Button variant="outlined" disabled={isDisabled} onClick={() => onPlan(null)}>
          {texts.weekly}
        </Button>
      </Box>
      {isTyping && <OtherHours isDisabled={isDisabled} onPlan={onPlan} />}
    </Box>
  );
}

const LUNCH: ClockRange = { from: '11:00', to: '15:00' };
const DINNER: ClockRange = { from: '17:00', to: '22:00' };
/** More than a day is divided into. */
const MOST_RANGES = 4;
const TIME = { width: 104 };

function OtherHours({ isDisabled, onPlan }: Pick<Props, 'isDisabled' | 'onPlan'>) {
  const [ranges, setRanges] = useState<readonly ClockRange[]>([LUNCH]);
  const isComplete = ranges.every(({ from, to }) => from !== '' && to !== '');
  const change = (at: number, range: Partial<ClockRange> | null) =>
    setRanges(ranges.flatMap((old, index) => (index !== at ? old : range ? { ...old, ...range } : [])));
  return (
    <Box sx={{ ...ROW, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {ranges.map(({ from, to }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- ranges have no names, and none of them moves
          <Box key={at} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <ClockField
              name={texts.from(at + 1)}
              size="small"
              margin="none"
              value={from}
              error={from === ''}
              onChange={(time) => change(at, { from: time })}
              sx={TIME}
            />
            {texts.until}
            <ClockField
              name={texts.to(at + 1)}
              size="small"
              margin="none"
              value={to}
              error={to === ''}
              onChange={(time) => change(at, { to: time })}
              sx={TIME}
            />
            {ranges.length > 1 && (
              <IconButton aria-label={texts.remove(at + 1)} onClick={() => change(at, null)}>
                <DeleteIcon />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {ranges.length < MOST_RANGES && (
        <Button startIcon={<AddIcon />} onClick={() => setRanges([...ranges, DINNER])}>
          {texts.add}
        </Button>
      )}
      <Button variant="contained" disabled={isDisabled || !isComplete} onClick={() => onPlan(ranges)}>
        {texts.apply}
      </Button>
    </Box>
  );
}
