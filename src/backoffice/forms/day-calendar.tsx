import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';
import type { Day } from '../../lib/domain/dates.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';
import { calendarTexts } from './calendar-texts.ts';

interface Props {
  /** A day, or '' for none. */
  value: string;
  min?: Day | undefined;
  onChoose: (day: Day) => void;
}

/** A month to choose a day from, in the page's language whatever the browser's language. Loaded when first opened. */
export function DayCalendar({ value, min, onChoose }: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={LOCALE} localeText={calendarTexts}>
      <DateCalendar
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by a button, and arrow keys move within it
        autoFocus
        value={value === '' ? null : DateTime.fromISO(value)}
        {...(min === undefined ? {} : { minDate: DateTime.fromISO(min) })}
        onChange={(chosen: DateTime | null, state) => {
          const day = chosen?.toISODate();
          if (day && state === 'finish') onChoose(day);
        }}
      />
    </LocalizationProvider>
  );
}
