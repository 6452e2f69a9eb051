import { alpha, GlobalStyles, type Theme } from '@mui/material';
import { useState } from 'react';

/** Highlights new orders; legible in both themes. */
const urgent = (theme: Theme) => theme.palette.error.main;

const PULSE = {
  '0%, 33.3%, 66.7%, 100%': { opacity: 1, transform: 'none' },
  '16.7%, 50%, 83.3%': { opacity: 0.55, transform: 'scale(1.12)' },
};

/** Hundreds of cards: plain elements with one style sheet instead of a component for each part. */
const styles = (theme: Theme) => ({
  '.order-card': {
    position: 'relative' as const,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 6,
    padding: 12,
    background: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderInlineStart: `6px solid ${theme.palette.divider}`,
    borderRadius: 10,
    // Cards out of view are not rendered.
    contentVisibility: 'auto' as const,
    containIntrinsicSize: 'auto 210px',
  },
  '.order-card[data-state="new"]': { borderInlineStartColor: theme.palette.primary.main },
  '.order-card[data-state="confirmed"]': { borderInlineStartColor: theme.palette.info.main },
  '.order-card[data-state="inDelivery"]': { borderInlineStartColor: theme.palette.success.main },
  '.order-card[data-calls]': {
    borderColor: theme.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.palette.primary.main}`,
    background: alpha(theme.palette.primary.main, 0.1),
  },
  '.order-card:focus-within': { zIndex: 1 },
  '.order-head': {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: '0 8px',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    margin: 0,
    fontSize: '1rem',
  },
  '.order-open': {
    font: 'inherit',
    fontWeight: 700,
    fontSize: '1.05rem',
    color: 'inherit',
    background: 'none',
    border: 0,
    padding: 0,
    textAlign: 'start' as const,
    cursor: 'pointer',
    overflowWrap: 'anywhere' as const,
  },
  '.order-open::after': { content: '""', position: 'absolute' as const, inset: 0, borderRadius: 8 },
  '.order-open:focus-visible': { outline: 'none' },
  '.order-open:focus-visible::after': {
    outline: `3px solid ${theme.palette.secondary.main}`,
    outlineOffset: -3,
  },
  '.order-due': { fontWeight: 700, whiteSpace: 'nowrap' as const, fontVariantNumeric: 'tabular-nums' },
  '.order-late': { color: urgent(theme) },
  '.order-facts': {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: '2px 8px',
    margin: 0,
    fontSize: '.9rem',
    color: theme.palette.text.secondary,
  },
  '.order-facts b': { color: theme.palette.text.primary },
  '.order-lines': { listStyle: 'none', margin: 0, padding: 0, fontSize: '.95rem', lineHeight: 1.4 },
  '.order-lines li': { display: 'flex', gap: 8 },
  '.order-lines b': { flex: 'none', minWidth: '2.4em', fontVariantNumeric: 'tabular-nums' },
  '.order-lines small': { display: 'block', color: theme.palette.text.secondary, fontSize: '.85rem' },
  '.order-note': {
    margin: 0,
    padding: '4px 8px',
    borderRadius: 6,
    background: alpha(theme.palette.primary.main, 0.22),
    overflowWrap: 'anywhere' as const,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical' as const,
    WebkitLineClamp: '3',
    overflow: 'hidden',
  },
  '.order-wait': { margin: 0, fontWeight: 600, color: theme.palette.secondary.main },
  '.order-kitchen': { margin: 0, fontSize: '.9rem', color: theme.palette.text.secondary },
  '.order-kitchen[data-done]': { fontWeight: 700, color: theme.palette.success.main },
  '.order-actions': { display: 'flex', gap: 6, position: 'relative' as const, zIndex: 1 },
  '.order-button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minHeight: 48,
    minWidth: 48,
    padding: '4px 12px',
    font: 'inherit',
    fontWeight: 700,
    color: theme.palette.text.primary,
    background: 'transparent',
    border: `1px solid ${theme.palette.text.secondary}`,
    borderRadius: 10,
    cursor: 'pointer',
    touchAction: 'manipulation' as const,
  },
  '.order-button:hover': { background: theme.palette.action.hover },
  // No movement: it would trigger a layout of the page at each touch.
  '.order-button:active': { boxShadow: `inset 0 0 0 99px ${alpha(theme.palette.common.black, 0.18)}` },
  '.order-button:focus-visible': { outline: `3px solid ${theme.palette.secondary.main}`, outlineOffset: 2 },
  '.order-button[aria-disabled="true"]': { opacity: 0.6, cursor: 'progress' },
  '.order-button[data-main]': {
    flex: 1,
    minWidth: 0,
    padding: '4px 6px',
    background: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
    borderColor: theme.palette.primary.main,
  },
  '.order-button[aria-pressed="true"]': {
    background: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
  },
  '.order-button[data-main]:hover': { background: theme.palette.primary.dark },
  '.order-button svg': { fontSize: 22 },
  '.order-total': { whiteSpace: 'nowrap' as const, fontVariantNumeric: 'tabular-nums' },
  // Lets the dialog's own layout apply, so that the content scrolls between title and buttons.
  '.order-form': { display: 'contents' },
  '.order-row': {
    font: 'inherit',
    fontWeight: 700,
    color: 'inherit',
    background: 'none',
    border: 0,
    minWidth: 44,
    minHeight: 44,
    textAlign: 'start' as const,
    cursor: 'pointer',
  },
  // Composited properties only, and on one element: taps must be answered meanwhile. Three times within one iteration, since React listens
  // to the end of each iteration on the main thread; an endless animation would have to be stoppable (WCAG 2.2.2).
  '@keyframes order-pulse': PULSE,
  '@keyframes order-pulse-again': PULSE,
  '@media (prefers-reduced-motion: no-preference)': {
    '.order-pulse': { animation: 'order-pulse 4.8s ease-in-out' },
    '.order-pulse[data-again]': { animationName: 'order-pulse-again' },
  },
});

export function BoardStyles() {
  return <GlobalStyles styles={styles} />;
}

/** Attributes of a pulsing alert: the animation restarts whenever the number grows. */
export function usePulse(n: number, isCalling = true) {
  const [seen, setSeen] = useState({ n, isAgain: false });
  if (seen.n !== n) setSeen({ n, isAgain: n > seen.n ? !seen.isAgain : seen.isAgain });
  return { className: isCalling ? 'order-pulse' : '', 'data-again': seen.isAgain || undefined };
}
