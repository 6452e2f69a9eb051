import { GlobalStyles, type Theme, Button } from '@mui/material';
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

interface SwitchProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onClick' | 'onChange' | 'disabled' | 'aria-haspopup'
> {
  label: string;
  checked: boolean;
  /** While a change is being saved, the switch keeps the focus but ignores input. */
  isBusy?: boolean;
}

/** A switch of a single element for long lists; MUI's has nine. Needs `PlainSwitchStyles` once on the screen. */
export function PlainSwitch({ label, checked, isBusy = false, onChange, ...rest }: SwitchProps) {
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

const switchStyles = (theme: Theme) => ({
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
    background: theme.palette.mode === 'dark' ? theme.palette.grey[300] : theme.palette.common.white,
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
  return <GlobalStyles styles={switchStyles} />;
}

interface Tab<Id> {
  id: Id;
  label: ReactNode;
}

interface TabsProps<Id> {
  /** The name for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: Id | undefined;
  onChoose: (id: Id) => void;
}

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs above a long list, as plain buttons; MUI's measure the page at each change. Needs `PlainTabStyles` once on the screen. */
export function PlainTabs<Id extends string | number>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const to = tabs.findIndex(({ id }) => id === chosen) + (DIRECTIONS[event.key] ?? Number.NaN);
    const tab = tabs[to];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }
  return (
    <div role="tablist" tabIndex={-1} aria-label={label} className="plain-tabs" onKeyDown={move}>
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          className="plain-tab"
          onClick={() => onChoose(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

const tabStyles = (theme: Theme) => ({
  '.plain-tabs': {
    display: 'flex',
    overflowX: 'auto' as const,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '.plain-tab': {
    flex: 'none',
    display: 'flex',
    gap: 8,
    alignItems: 'center',
    minHeight: 48,
    padding: '0 14px',
    font: 'inherit',
    fontWeight: 600,
    whiteSpace: 'nowrap' as const,
    color: theme.palette.text.primary,
    background: 'none',
    border: 0,
    borderBottom: '3px solid transparent',
    cursor: 'pointer',
    touchAction: 'manipulation' as const,
  },
  '.plain-tab[aria-selected="true"]': { borderBottomColor: theme.palette.secondary.main },
  '.plain-tab:active': { background: theme.palette.action.selected },
  '.plain-tab:focus-visible': { outline: `3px solid ${theme.palette.secondary.main}`, outlineOffset: -3 },
});

export function PlainTabStyles() {
  return <GlobalStyles styles={tabStyles} />;
}

/**
 * How many rows of a long list to render: `step` at first, and `step` more each time its end scrolls into view. Another `name` starts
 * again with the first step.
 */
export function useShown(step: number, name = ''): [number, () => void] {
  const [grown, setGrown] = useState({ name, most: step });
  const showMore = useCallback(
    () => setGrown((before) => ({ name, most: (before.name === name ? before.most : step) + step })),
    [name, step],
  );
  return [grown.name === name ? grown.most : step, showMore];
}

/** Shows more rows when it scrolls into view, or by a tap. */
export function ShowMore({ rest, label, onMore }: { rest: number; label: string; onMore: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = ref.current;
    if (!button) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
    });
    observer.observe(button);
    return () => observer.disconnect();
    // Observe again after each step, since the button may still be in view.
  }, [onMore, rest]);
  return (
    <Button ref={ref} onClick={onMore}>
      {label}
    </Button>
  );
}
