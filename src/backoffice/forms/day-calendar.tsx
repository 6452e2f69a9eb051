import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, type PickersLocaleText } from '@mui/x-date-pickers/locales';
import { DateTime } from 'luxon';
import type { Day } from '../../lib/domain/dates.ts';

/** Its type allows for missing words, which the component's does not. */
const GERMAN = deDE.components.MuiLocalizationProvider.defaultProps.localeText as PickersLocaleText;

interface Props {
  /** A day, or '' for none. */
  value: string;
  min?: Day | undefined;
  onChoose: (day: Day) => void;
}

/** A month to choose a day from, in German whatever the browser's language. Loaded when first opened. */
export function DayCalendar({ value, min, onChoose }: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="de" localeText={GERMAN}>
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
