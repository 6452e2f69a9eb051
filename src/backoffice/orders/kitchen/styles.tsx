import { alpha, GlobalStyles, type Theme } from '@mui/material';

/** Large type: a screen hangs where it is read from two metres away. */
const styles = (theme: Theme) => ({
  '.kitchen-tickets': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: 12,
    alignItems: 'start',
    margin: 0,
  },
  '.kitchen-ticket': {
    position: 'relative' as const,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    padding: 12,
    background: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderTop: `8px solid ${theme.palette.info.main}`,
    borderRadius: 10,
    // Cards out of view are not rendered.
    contentVisibility: 'auto' as const,
    containIntrinsicSize: 'auto 260px',
  },
  '.kitchen-ticket[data-done]': { borderTopColor: theme.palette.success.main },
  '.kitchen-head': {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 12px',
    margin: 0,
    fontSize: '1.25rem',
    fontWeight: 700,
  },
  '.kitchen-head b': { fontSize: '1.9rem', lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' },
  '.kitchen-facts': {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: '2px 12px',
    margin: 0,
    fontSize: '1.1rem',
    overflowWrap: 'anywhere' as const,
  },
  '.kitchen-lines': { listStyle: 'none', margin: 0, padding: 0, fontSize: '1.4rem', lineHeight: 1.3 },
  '.kitchen-lines li': { display: 'flex', gap: 10, padding: '2px 0' },
  '.kitchen-lines b': { flex: 'none', minWidth: '2.2em', fontVariantNumeric: 'tabular-nums' },
  '.kitchen-lines span': { minWidth: 0, overflowWrap: 'anywhere' as const },
  '.kitchen-lines small': { display: 'block', fontSize: '1.15rem', fontWeight: 600 },
  '.kitchen-note': {
    margin: 0,
    padding: '6px 10px',
    borderRadius: 6,
    fontSize: '1.2rem',
    whiteSpace: 'pre-line' as const,
    overflowWrap: 'anywhere' as const,
    background: alpha(theme.palette.primary.main, 0.22),
  },
  '.kitchen-part': {
    display: 'grid',
    gap: 4,
    borderTop: `1px solid ${theme.palette.divider}`,
    paddingTop: 8,
  },
  '.kitchen-part-head': {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    fontSize: '1.1rem',
    fontWeight: 700,
  },
  '.kitchen-part[data-done] .kitchen-lines': { textDecoration: 'line-through' },
  '.kitchen-ready': {
    margin: 0,
    padding: '8px 10px',
    borderRadius: 6,
    fontSize: '1.4rem',
    fontWeight: 700,
    textAlign: 'center' as const,
    background: alpha(theme.palette.success.main, 0.22),
  },
  '.kitchen-ticket .order-button[data-main]': { minHeight: 64, fontSize: '1.3rem' },
  '.kitchen-other': { margin: 0, fontSize: '1rem', color: theme.palette.text.secondary },
});

export function KitchenStyles() {
  return <GlobalStyles styles={styles} />;
}
