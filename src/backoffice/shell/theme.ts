import { createTheme } from '@mui/material';
import { deDE } from '@mui/material/locale';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { shellTexts as texts } from './texts.ts';

/** The shop's own yellow and black (SPEC section 9), large enough for fingers by the oven. */
const YELLOW = '#ffd200';
const BLACK = '#010101';
/** Yellow is no colour for words on white: this is what links and marks are written in there. */
const AMBER = '#7a5c00';
/** The least that a finger hits without looking (WCAG 2.2, 2.5.8, and more). */
const TOUCH = 44;

/** What moves or fades without the main thread may do so; colours and widths change at once, which keeps each tap's answer short. */
const COMPOSITED: ReadonlySet<string> = new Set(['transform', 'opacity']);
const { create } = createTheme().transitions;
const transitions = {
  create: (...[props = 'all', options]: Parameters<typeof create>) =>
    [props].flat().every((name) => COMPOSITED.has(name)) ? create(props, options) : 'none',
};

const TAB = { paddingInline: 10, minWidth: 72 };

const shared: RaThemeOptions = {
  transitions,
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...(deDE.components as RaThemeOptions['components']),
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
    MuiButton: { styleOverrides: { root: { minHeight: TOUCH } } },
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
      defaultProps: { disableTouchListener: true },
      styleOverrides: { tooltip: { backgroundColor: '#33322b', color: '#fff', fontSize: '0.8125rem' } },
    },
    RaList: {
      styleOverrides: {
        root: {
          // What is too wide for the page scrolls within it.
          '& .RaList-main, & .RaList-content': { minWidth: 0 },
          // Where the button for a new entry floats, the last row stays in reach.
          '@media (max-width: 899.95px)': { paddingBottom: 88 },
        },
      },
    },
    // Six of them stand side by side on a tablet held upright.
    MuiTab: { styleOverrides: { root: TAB } },
    // Nothing says otherwise what it is that turns.
    // It only turns: a line that grows and shrinks would be drawn by the main thread, over and over.
    MuiCircularProgress: { defaultProps: { 'aria-label': texts.loading, disableShrink: true } },
    MuiFormControlLabel: { styleOverrides: { root: { minHeight: TOUCH } } },
    // As high as fingers need.
    MuiOutlinedInput: { styleOverrides: { inputSizeSmall: { paddingTop: 10.5, paddingBottom: 10.5 } } },
    MuiTextField: { defaultProps: { variant: 'outlined' } },
    MuiFormControl: { defaultProps: { variant: 'outlined' } },
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
    background: { default: '#f6f5f1', paper: '#ffffff' },
  },
  components: {
    // Yellow on white cannot be read: words, frames and lines take the dark amber.
    MuiButton: {
      styleOverrides: {
        root: {
          minHeight: TOUCH,
          variants: [
            { props: { variant: 'text', color: 'primary' }, style: { color: AMBER } },
            { props: { variant: 'outlined', color: 'primary' }, style: { color: AMBER, borderColor: AMBER } },
          ],
        },
      },
    },
    MuiLink: { styleOverrides: { root: { color: AMBER } } },
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
});
