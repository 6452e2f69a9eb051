import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import type { RaThemeOptions } from 'react-admin';

/** The smallest touch target in pixels; larger than WCAG 2.2 (2.5.8) requires. */
export const TOUCH = 44;

/** Messages in the shop's font, dark enough to read. */
const readable = (part: string) => ({
  [`& .${part}-message`]: { fontFamily: 'inherit', color: 'inherit', opacity: 1 },
  [`& .${part}-icon`]: { opacity: 0.5 },
});

/** Styles of react-admin's own components: toolbars, dialogs, empty lists. */
export const officeParts: RaThemeOptions['components'] = {
  // From a tablet on, the toolbar and the filters share one line.
  RaTopToolbar: {
    styleOverrides: {
      root: {
        '@media (max-width: 599.95px)': { backgroundColor: 'transparent' },
        '@media (min-width: 600px)': {
          flex: '0 1 auto',
          alignItems: 'center',
          gap: 4,
          minHeight: 0,
          padding: 0,
          marginLeft: 'auto',
        },
      },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: {
        '@media (min-width: 600px)': {
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4px 8px',
          paddingBlock: '10px 8px',
        },
      },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        rowGap: 12,
        '@media (min-width: 600px)': { minHeight: TOUCH, padding: 0, flex: '1 1 auto' },
        '& .RaFilterForm-filterFormInput .MuiFormControl-root': { marginTop: 0 },
        '& [data-source="q"] .MuiFormControl-root': { maxWidth: 200 },
      },
    },
  },
  RaNotFound: {
    // Its picture is a hot tub.
    styleOverrides: { root: { ...readable('RaNotFound'), '& .RaNotFound-icon': { display: 'none' } } },
  },
  RaAccessDenied: { styleOverrides: { root: readable('RaAccessDenied') } },
  RaAuthenticationError: { styleOverrides: { root: readable('RaAuthenticationError') } },
  RaAuthError: { styleOverrides: { root: readable('RaAuthError') } },
  RaLoading: { styleOverrides: { root: readable('RaLoading') } },
  RaError: { styleOverrides: { root: { fontFamily: 'inherit', opacity: 1 } } },
  RaEmpty: {
    styleOverrides: {
      root: {
        '& .RaEmpty-message': { color: 'inherit' },
        '& .RaEmpty-icon': { width: 96, height: 96, opacity: 0.5 },
        '& .MuiTypography-h4': { fontSize: '1.5rem' },
      },
    },
  },
  // Clear of the pagination; elements that scroll into view keep clear of it, too (`index.html`).
  RaCreateButton: { styleOverrides: { root: { '&.RaCreateButton-floating': { bottom: 16, right: 16 } } } },
  // Irreversible actions look dangerous.
  RaConfirm: { defaultProps: { CancelIcon: CloseIcon, ConfirmIcon: CheckIcon, confirmColor: 'warning' } },
  RaDeleteWithConfirmButton: { defaultProps: { confirmColor: 'warning' } },
  RaList: {
    styleOverrides: {
      root: {
        // Content wider than the page scrolls within it.
        '& .RaList-main, & .RaList-content': { minWidth: 0 },
        // Keeps the last row clear of the floating create button.
        '@media (max-width: 899.95px)': { paddingBottom: 88 },
      },
    },
  },
};
