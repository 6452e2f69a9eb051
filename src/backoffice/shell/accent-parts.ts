import type { RaThemeOptions } from 'react-admin';
import { TOUCH } from './office-parts.ts';

/** react-admin's small inputs stand beside buttons of normal size. */
const BUTTON = { root: { minHeight: TOUCH }, sizeSmall: { fontSize: '0.875rem' } };

const ICON = { minWidth: TOUCH, minHeight: TOUCH };

/** The default is too pale. */
const LINK = { textDecorationColor: 'currentcolor' };

/** Six tabs fit side by side on an upright tablet. */
const TAB = { paddingInline: 10, minWidth: 72 };

/** A brand colour may be invisible on its ground: text, borders and switches use the accent instead. */
export const accentParts = (accent: string): RaThemeOptions['components'] => ({
  MuiSwitch: {
    styleOverrides: {
      switchBase: {
        variants: [
          {
            props: { color: 'primary' },
            style: {
              '&.Mui-checked': { color: accent, '& + .MuiSwitch-track': { backgroundColor: accent } },
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
          { props: { variant: 'text', color: 'primary' }, style: { color: accent } },
          { props: { variant: 'outlined', color: 'primary' }, style: { color: accent, borderColor: accent } },
        ],
      },
    },
  },
  // On a phone, react-admin's buttons are icons.
  MuiIconButton: { styleOverrides: { root: ICON, colorPrimary: { color: accent } } },
  MuiLink: { styleOverrides: { root: { ...LINK, color: accent } } },
  MuiCheckbox: {
    defaultProps: { color: 'secondary' },
    styleOverrides: {
      root: { variants: [{ props: { color: 'primary' }, style: { '&.Mui-checked': { color: accent } } }] },
    },
  },
  MuiInputLabel: { styleOverrides: { root: { '&.Mui-focused': { color: accent } } } },
  MuiFormLabel: { styleOverrides: { root: { '&.Mui-focused': { color: accent } } } },
  MuiTab: { styleOverrides: { root: { ...TAB, '&.Mui-selected': { color: accent } } } },
});
