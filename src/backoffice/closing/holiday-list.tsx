import CheckIcon from '@mui/icons-material/Check';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Box, Button, Chip, Paper, Typography } from '@mui/material';
import { weekdayName, type Day } from '../../lib/domain/dates.ts';
import type { Holiday } from '../../lib/domain/public-holidays.ts';
import type { Cell } from './closing-draft.ts';
import { formatTexts } from '../data/texts.ts';
import { closingTexts as texts } from './texts.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';

interface Props {
  /** Those that are still to come. */
  holidays: readonly Holiday[];
  year: number;
  cellOf: (day: Day) => Cell;
  branches: number;
  onCloseAll: () => void;
  onLikeBefore: () => void;
  /** Closes a day, or opens it again. */
  onToggle: (day: Day, isClosed: boolean) => void;
}

const CHIPS = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' };

/** The holidays to come, each closed with one tap, and what closes many days at once. */
export function HolidayList({ holidays, year, cellOf, branches, ...on }: Props) {
  const isDisabled = branches === 0;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={texts.holidays}
      sx={{ p: 2, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h6" component="h2" sx={{ mr: 'auto' }}>
          {texts.holidays}
        </Typography>
        <Button
          variant="outlined"
          disabled={isDisabled}
          startIcon={<HistoryIcon />}
          onClick={on.onLikeBefore}
        >
          {texts.likeBefore(year - 1)}
        </Button>
        <Button variant="contained" disabled={isDisabled || holidays.length === 0} onClick={on.onCloseAll}>
          {texts.closeAll}
        </Button>
      </Box>
      <Typography color="text.secondary">{texts.tapHint}</Typography>
      <Box component="ul" sx={CHIPS}>
        {holidays.map(({ day, name, isPartial }) => {
          const { state, count } = cellOf(day);
          const isClosed = state === 'closed' && count === branches;
          return (
            <li key={day}>
              <Chip
                clickable
                disabled={isDisabled}
                variant={isClosed ? 'filled' : 'outlined'}
                aria-pressed={isClosed}
                onClick={() => on.onToggle(day, !isClosed)}
                {...(isClosed ? { icon: <CheckIcon /> } : {})}
                label={
                  <>
                    <b>{texts.holidayName(name)}</b> {weekdayName(day, LOCALE, 'short')},{' '}
                    {formatTexts.shortDay(day)}
                    {isPartial && ` (${texts.partly})`}
                  </>
                }
                sx={{
                  height: 'auto',
                  minHeight: 40,
                  borderRadius: 5,
                  '& .MuiChip-label': { whiteSpace: 'normal' },
                }}
              />
            </li>
          );
        })}
      </Box>
    </Paper>
  );
}
