import { deDE, type PickersLocaleText } from '@mui/x-date-pickers/locales';

/** What the calendar says. Its type allows for missing words, which the component's does not. */
export const calendarTexts = deDE.components.MuiLocalizationProvider.defaultProps
  .localeText as PickersLocaleText;
