import { createTheme } from '@mui/material';
import { deDE } from '@mui/material/locale';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { officeParts, TOUCH } from './office-parts.ts';
import { shellTexts as texts } from './german.ts';

/** The shop's yellow and black (SPEC section 9), with touch targets for a kitchen. */
const YELLOW = '#ffd200';
const BLACK = '#010101';
/** The colour of links and marks on white, where yellow is illegible. */
const AMBER = '#7a5c00';

/** Only composited properties are animated; colours and widths change at once, so that taps are answered quickly. */
const COMPOSITED: ReadonlySet<string> = new Set(['transform', 'opacity']);
const { create } = createTheme().transitions;
const transitions = {
  create: (...[props = 'all', options]: Parameters<typeof create>) =>
    [props].flat().every((name) => COMPOSITED.has(name)) ? create(props, options) : 'none',
};

/** react-admin's small inputs stand beside buttons of normal size. */
const BUTTON = { root: { minHeight: TOUCH }, sizeSmall: { fontSize: '0.875rem' } };

const ICON = { minWidth: TOUCH, minHeight: TOUCH };

/** The default is too pale. */
const LINK = { textDecorationColor: 'currentcolor' };

const TAB = { paddingInline: 10, minWidth: 72 };

const POPOVER = { defaultProps: { role: 'region', 'aria-label': texts.popup } };

const shared: RaThemeOptions = {
  transitions,
  shape: { borderRadius: 10 },
  typography: {
    // The shop's (`index.html`).
    fontFamily: 'Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...(deDE.components as RaThemeOptions['components']),
    ...officeParts,
    // A ripple measures the page at each touch, longer than everything else in an answer: pressed buttons darken instead. Without its
    // handlers, the first touch renders nothing either.
    MuiButtonBase: {
      defaultProps: { disableRipple: true, disableTouchRipple: true },
      styleOverrides: {
        root: {
          '&:active': { opacity: 0.75 },
          '&.Mui-focusVisible': { outline: '3px solid currentColor', outlineOffset: -3 },
        },
      },
    },
    MuiButton: { styleOverrides: BUTTON },
    MuiIconButton: { styleOverrides: { root: ICON } },
    MuiAppBar: { styleOverrides: { root: { backgroundColor: BLACK, color: '#fff', boxShadow: 'none' } } },
    // Filters request the small size.
    MuiInputBase: { styleOverrides: { root: { minHeight: TOUCH } } },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: TOUCH } } },
    // The default on larger screens is made for mice.
    MuiMenuItem: { styleOverrides: { root: { '&&': { minHeight: TOUCH } } } },
    // The default background is translucent and makes small text illegible. With touch listeners, each touch would turn text selection of
    // the whole page off and on, and recompute all styles twice.
    MuiTooltip: {
      defaultProps: {
        disableTouchListener: true,
        // Inside of a landmark, like all readable content.
        slotProps: { popper: { container: () => document.querySelector('main') } },
      },
      styleOverrides: { tooltip: { backgroundColor: '#33322b', color: '#fff', fontSize: '0.8125rem' } },
    },
    // Menus and options render at the end of the page; as landmarks they can be found there.
    MuiPopover: POPOVER,
    // The delete icon has the size of a touch target.
    MuiChip: {
      styleOverrides: {
        root: {
          '&.MuiChip-deletable': { height: 40, borderRadius: 20 },
          '& .MuiChip-deleteIcon.MuiChip-deleteIcon': {
            width: TOUCH,
            height: 40,
            padding: '9px 11px',
            marginInline: '-12px 0',
          },
        },
      },
    },
    MuiLink: { styleOverrides: { root: LINK } },
    // Aligned with the text above.
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    // Aligns selects with the fields beside them.
    MuiFormControl: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { variants: [{ props: { margin: 'dense' }, style: { marginTop: 0, marginBottom: 0 } }] },
      },
    },
    // Six tabs fit side by side on an upright tablet.
    MuiTab: { styleOverrides: { root: TAB } },
    // A label for screen readers. Rotation only: a changing arc would render on the main thread.
    MuiCircularProgress: { defaultProps: { 'aria-label': texts.loading, disableShrink: true } },
    // Yellow on white is invisible.
    MuiCheckbox: { defaultProps: { color: 'secondary' } },
    MuiRadio: { defaultProps: { color: 'secondary' } },
    // Without anything to scroll, the arrow takes no room.
    MuiTabs: { styleOverrides: { scrollButtons: { '&.Mui-disabled': { width: 0 } } } },
    MuiFormControlLabel: { styleOverrides: { root: { minHeight: TOUCH } } },
    // As high as a touch target.
    MuiOutlinedInput: {
      styleOverrides: {
        input: {
          variants: [
            {
              props: ({ size, multiline }: { size?: string; multiline?: boolean }) =>
                size === 'small' && !multiline,
              style: { paddingTop: 10.5, paddingBottom: 10.5 },
            },
          ],
        },
      },
    },
    MuiPaginationItem: { styleOverrides: { root: { minWidth: TOUCH, height: TOUCH, borderRadius: 22 } } },
    MuiTablePagination: {
      // German labels.
      ...deDE.components?.MuiTablePagination,
      styleOverrides: { select: { lineHeight: '28px', paddingBlock: 8 } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined' } },
    // Above the form's save bar, which notices would cover, and above the undo bar.
    MuiSnackbar: { styleOverrides: { root: { '&&': { bottom: 'calc(96px + var(--undo-room, 0px))' } } } },
  },
};

const merged = (base: typeof defaultLightTheme, own: RaThemeOptions): RaThemeOptions =>
  ({
    ...base,
    ...shared,
    ...own,
    components: { ...base.components, ...shared.components, ...own.components },
  }) as RaThemeOptions;

export const lightTheme: RaThemeOptions = merged(defaultLightTheme, {
  palette: {
    mode: 'light',
    primary: { main: YELLOW, contrastText: BLACK },
    secondary: { main: AMBER },
    // The default orange is too light for white text.
    warning: { main: '#b45309' },
    background: { default: '#f6f5f1', paper: '#ffffff' },
  },
  components: {
    // Yellow on white is invisible: text, borders and switches use dark amber.
    MuiSwitch: {
      styleOverrides: {
        switchBase: {
          variants: [
            {
              props: { color: 'primary' },
              style: {
                '&.Mui-checked': { color: AMBER, '& + .MuiSwitch-track': { backgroundColor: AMBER } },
              },
            },
          ],
        },
      },
    },
    MuiButton: {
      styleOverrides: {
        ...BUTTON,
        root: {
          ...BUTTON.root,
          variants: [
            { props: { variant: 'text', color: 'primary' }, style: { color: AMBER } },
            { props: { variant: 'outlined', color: 'primary' }, style: { color: AMBER, borderColor: AMBER } },
          ],
        },
      },
    },
    // On a phone, react-admin's buttons are icons.
    MuiIconButton: { styleOverrides: { root: ICON, colorPrimary: { color: AMBER } } },
    MuiLink: { styleOverrides: { root: { ...LINK, color: AMBER } } },
    MuiCheckbox: {
      defaultProps: { color: 'secondary' },
      styleOverrides: {
        root: { variants: [{ props: { color: 'primary' }, style: { '&.Mui-checked': { color: AMBER } } }] },
      },
    },
    MuiInputLabel: { styleOverrides: { root: { '&.Mui-focused': { color: AMBER } } } },
    MuiFormLabel: { styleOverrides: { root: { '&.Mui-focused': { color: AMBER } } } },
    MuiTab: { styleOverrides: { root: { ...TAB, '&.Mui-selected': { color: AMBER } } } },
  },
});

export const darkTheme: RaThemeOptions = merged(defaultDarkTheme, {
  palette: {
    mode: 'dark',
    primary: { main: YELLOW, contrastText: BLACK },
    secondary: { main: YELLOW },
    // The default red is too dark for small text on this background.
    error: { main: '#ff8a80' },
    background: { default: '#16150f', paper: '#211f17' },
  },
  components: {
    // Raised surfaces have a tone of their own instead of MUI's overlay.
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: { styleOverrides: { paper: { backgroundColor: '#2a271d' } } },
    MuiPopover: { ...POPOVER, styleOverrides: { paper: { backgroundColor: '#2f2c22' } } },
  },
});
