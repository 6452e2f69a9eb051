import { createTheme } from '@mui/material';
import { deDE } from '@mui/material/locale';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { officeParts, TOUCH } from './office-parts.ts';
import { shellTexts as texts } from './german.ts';

/** The shop's own yellow and black (SPEC section 9), large enough for fingers by the oven. */
const YELLOW = '#ffd200';
const BLACK = '#010101';
/** Yellow is no colour for words on white: this is what links and marks are written in there. */
const AMBER = '#7a5c00';

/** What moves or fades without the main thread may do so; colours and widths change at once, which keeps each tap's answer short. */
const COMPOSITED: ReadonlySet<string> = new Set(['transform', 'opacity']);
const { create } = createTheme().transitions;
const transitions = {
  create: (...[props = 'all', options]: Parameters<typeof create>) =>
    [props].flat().every((name) => COMPOSITED.has(name)) ? create(props, options) : 'none',
};

/** What react-admin asks for as small stands beside buttons that are not. */
const BUTTON = { root: { minHeight: TOUCH }, sizeSmall: { fontSize: '0.875rem' } };

/** Its own is a paler tone, which is hardly seen. */
const LINK = { textDecorationColor: 'currentcolor' };

const TAB = { paddingInline: 10, minWidth: 72 };

const POPOVER = { defaultProps: { role: 'region', 'aria-label': texts.popup } };

const shared: RaThemeOptions = {
  transitions,
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...(deDE.components as RaThemeOptions['components']),
    ...officeParts,
    // A ripple measures the page at each touch, which takes longer than all the rest of an answer: what is touched darkens.
    // Without its handlers, too, no button is drawn anew by its first touch.
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
    MuiIconButton: { styleOverrides: { root: { minWidth: TOUCH, minHeight: TOUCH } } },
    MuiAppBar: { styleOverrides: { root: { backgroundColor: BLACK, color: '#fff', boxShadow: 'none' } } },
    // Filters are asked for as small ones.
    MuiInputBase: { styleOverrides: { root: { minHeight: TOUCH } } },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: TOUCH } } },
    // On screens wider than a phone's it is made for mice.
    MuiMenuItem: { styleOverrides: { root: { '&&': { minHeight: TOUCH } } } },
    // Its usual ground is see-through, on which small words cannot be read. To be held under a finger, it would forbid choosing text
    // on the whole page at each touch of what it stands by, and allow it again: each of its elements would get its style anew, twice.
    MuiTooltip: {
      defaultProps: {
        disableTouchListener: true,
        // Within a landmark, as all that is read.
        slotProps: { popper: { container: () => document.querySelector('main') } },
      },
      styleOverrides: { tooltip: { backgroundColor: '#33322b', color: '#fff', fontSize: '0.8125rem' } },
    },
    // Menus and the choices of fields stand at the end of the page: as a landmark of their own, they are found there.
    MuiPopover: POPOVER,
    // What takes something away again is as large as a finger needs.
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
    // Where the words above end, too.
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    // Selects would stand lower than the fields beside them.
    MuiFormControl: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { variants: [{ props: { margin: 'dense' }, style: { marginTop: 0, marginBottom: 0 } }] },
      },
    },
    // Six of them stand side by side on a tablet held upright.
    MuiTab: { styleOverrides: { root: TAB } },
    // Nothing says otherwise what it is that turns.
    // It only turns: a line that grows and shrinks would be drawn by the main thread, over and over.
    MuiCircularProgress: { defaultProps: { 'aria-label': texts.loading, disableShrink: true } },
    // Yellow on white could not be seen.
    MuiCheckbox: { defaultProps: { color: 'secondary' } },
    MuiRadio: { defaultProps: { color: 'secondary' } },
    // Where there is nothing more to scroll to, an arrow needs no room.
    MuiTabs: { styleOverrides: { scrollButtons: { '&.Mui-disabled': { width: 0 } } } },
    MuiFormControlLabel: { styleOverrides: { root: { minHeight: TOUCH } } },
    // As high as fingers need.
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
      // The German names of its buttons.
      ...deDE.components?.MuiTablePagination,
      styleOverrides: { select: { lineHeight: '28px', paddingBlock: 8 } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined' } },
    // Above the bar with 'Speichern', which words about a form that is wrong would cover, and above the steps that can be taken back.
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
    // The usual orange is too light for the white words on it.
    warning: { main: '#b45309' },
    background: { default: '#f6f5f1', paper: '#ffffff' },
  },
  components: {
    // Yellow on white cannot be seen: words, frames, lines and switches take the dark amber.
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
    // The usual red is too dark for small words on this ground.
    error: { main: '#ff8a80' },
    background: { default: '#16150f', paper: '#211f17' },
  },
  components: {
    // What lies above is told by its own tone, and not by a veil that differs from part to part.
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: { styleOverrides: { paper: { backgroundColor: '#2a271d' } } },
    MuiPopover: { ...POPOVER, styleOverrides: { paper: { backgroundColor: '#2f2c22' } } },
  },
});
