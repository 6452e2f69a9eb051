import { createTheme } from '@mui/material';
import { grey } from '@mui/material/colors';
import { deDE } from '@mui/material/locale';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { rounded, type Face, type Scheme } from '../../lib/domain/face/face.ts';
import { BAR, OFFICE, officeColors } from '../../lib/domain/face/office.ts';
import { WHITE } from '../../lib/domain/face/palette.ts';
import { accentParts } from './accent-parts.ts';
import { officeParts, TOUCH } from './office-parts.ts';
import { shellTexts as texts } from './texts.ts';

/** Only composited properties are animated; colours and widths change at once, so that taps are answered quickly. */
const COMPOSITED: ReadonlySet<string> = new Set(['transform', 'opacity']);
const { create, duration } = createTheme().transitions;
const moving = {
  create: (...[props = 'all', options]: Parameters<typeof create>) =>
    [props].flat().every((name) => COMPOSITED.has(name)) ? create(props, options) : 'none',
};
/** What opens is there, and what closes is gone at once. */
const still = {
  create: () => 'none',
  duration: Object.fromEntries(Object.keys(duration).map((name) => [name, 0])),
};
/** As the device is set (WCAG 2.3.3). */
const transitions = matchMedia('(prefers-reduced-motion: reduce)').matches ? still : moving;

const POPOVER = { defaultProps: { role: 'region', 'aria-label': texts.popup } };

/** What both schemes of a shop have in common. */
const sharedBy = (face: Face): RaThemeOptions => ({
  transitions,
  shape: { borderRadius: rounded(10, face) },
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
    MuiAppBar: { styleOverrides: { root: { backgroundColor: BAR, color: WHITE, boxShadow: 'none' } } },
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
      styleOverrides: { tooltip: { backgroundColor: grey[900], color: WHITE, fontSize: '0.8125rem' } },
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
    // Aligned with the text above.
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    // Aligns selects with the fields beside them.
    MuiFormControl: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { variants: [{ props: { margin: 'dense' }, style: { marginTop: 0, marginBottom: 0 } }] },
      },
    },
    // A label for screen readers. Rotation only: a changing arc would render on the main thread.
    MuiCircularProgress: { defaultProps: { 'aria-label': texts.loading, disableShrink: true } },
    // A pale brand colour on white is invisible.
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
});

/** Raised surfaces have a tone of their own instead of MUI's overlay. */
const NIGHT_PARTS: RaThemeOptions['components'] = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: { styleOverrides: { paper: { backgroundColor: OFFICE.dark.dialog } } },
  MuiPopover: { ...POPOVER, styleOverrides: { paper: { backgroundColor: OFFICE.dark.menu } } },
};

function themeOf(face: Face, scheme: Scheme): RaThemeOptions {
  const base = scheme === 'light' ? defaultLightTheme : defaultDarkTheme;
  const shared = sharedBy(face);
  const { brand, onBrand, accent, onBar, warning, danger } = officeColors(face, scheme);
  return {
    ...base,
    ...shared,
    palette: {
      mode: scheme,
      primary: { main: brand, contrastText: onBrand },
      secondary: { main: accent },
      // The defaults are too light for white text, or too dark for small text.
      warning: { main: warning },
      error: { main: danger },
      background: { default: OFFICE[scheme].page, paper: OFFICE[scheme].paper },
    },
    components: {
      ...base.components,
      ...shared.components,
      ...accentParts(accent),
      ...(scheme === 'dark' ? NIGHT_PARTS : {}),
      // For the few words on black bars.
      MuiCssBaseline: { styleOverrides: { ':root': { '--on-bar': onBar } } },
    },
  } as RaThemeOptions;
}

/** The back office in a shop's face: its brand where something is pressed or chosen. */
export const themesOf = (face: Face) => ({
  light: themeOf(face, 'light'),
  dark: themeOf(face, 'dark'),
});
