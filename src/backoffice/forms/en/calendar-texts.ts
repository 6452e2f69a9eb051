import { enUS, type PickersLocaleText } from '@mui/x-date-pickers/locales';

/** What the calendar says: these words are the same in British English. */
export const calendarTexts = enUS.components.MuiLocalizationProvider.defaultProps
  .localeText as PickersLocaleText;
