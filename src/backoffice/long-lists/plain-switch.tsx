import { GlobalStyles, type Theme } from '@mui/material';
import type { InputHTMLAttributes } from 'react';

interface Props extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onClick' | 'onChange' | 'disabled' | 'aria-haspopup'
> {
  label: string;
  checked: boolean;
  /** What was switched is being saved: it stays where the keyboard is, and answers to nothing. */
  isBusy?: boolean;
}

/** A switch of one element, for long lists: the usual one is made of nine. Its look is `PlainSwitchStyles`, once on a screen. */
export function PlainSwitch({ label, checked, isBusy = false, onChange, ...rest }: Props) {
  return (
    <input
      {...rest}
      onChange={(event) => !isBusy && onChange?.(event)}
      aria-disabled={isBusy || undefined}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      className="plain-switch"
      aria-label={label}
    />
  );
}

const styles = (theme: Theme) => ({
  '.plain-switch': {
    appearance: 'none' as const,
    position: 'relative' as const,
    flex: 'none',
    width: 52,
    height: 44,
    margin: 0,
    borderRadius: 22,
    cursor: 'pointer',
  },
  '.plain-switch::before, .plain-switch::after': {
    content: '""',
    position: 'absolute' as const,
    borderRadius: 10,
  },
  '.plain-switch::before': {
    inset: '14px 8px',
    background: theme.palette.text.secondary,
    opacity: 0.55,
  },
  '.plain-switch::after': {
    left: 5,
    top: 12,
    width: 20,
    height: 20,
    background: theme.palette.mode === 'dark' ? '#e0e0e0' : '#fff',
    boxShadow: theme.shadows[2],
  },
  '.plain-switch:checked::before': { background: theme.palette.secondary.main },
  '.plain-switch:checked::after': { transform: 'translateX(22px)', background: theme.palette.secondary.main },
  '.plain-switch:disabled, .plain-switch[aria-disabled]': { opacity: 0.5, cursor: 'progress' },
  '.plain-switch:focus-visible': {
    outline: `3px solid ${theme.palette.secondary.main}`,
    outlineOffset: -3,
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '.plain-switch::after': { transition: 'transform .15s' },
  },
});

export function PlainSwitchStyles() {
  return <GlobalStyles styles={styles} />;
}
