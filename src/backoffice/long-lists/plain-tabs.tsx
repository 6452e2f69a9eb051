import { GlobalStyles, type Theme } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';

interface Tab<Id> {
  id: Id;
  label: ReactNode;
}

interface Props<Id> {
  /** What is chosen from, for those who hear the page. */
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: Id | undefined;
  onChoose: (id: Id) => void;
}

const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs above a long list. Plain buttons: the usual ones measure the page at each change. Their look is `PlainTabStyles`, once on a screen. */
export function PlainTabs<Id extends string | number>({ label, tabs, chosen, onChoose }: Props<Id>) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const to = tabs.findIndex(({ id }) => id === chosen) + (WAYS[event.key] ?? Number.NaN);
    const tab = tabs[to];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }
  return (
    <div role="tablist" tabIndex={-1} aria-label={label} className="plain-tabs" onKeyDown={move}>
      {tabs.map(({ id, label: words }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          className="plain-tab"
          onClick={() => onChoose(id)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

const styles = (theme: Theme) => ({
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
  return <GlobalStyles styles={styles} />;
}
