import { GlobalStyles, type Theme } from '@mui/material';

/** One sheet for all dishes of a list instead of a component for each part. */
const styles = (theme: Theme) => ({
  '.dish': { padding: '8px 0' },
  '.dish + .dish': { borderTop: `1px solid ${theme.palette.divider}` },
  '.dish-line': { display: 'flex', alignItems: 'center', gap: 12, padding: '0 12px', minHeight: 56 },
  '.dish .plain-picture': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    objectFit: 'cover' as const,
    borderRadius: theme.shape.borderRadius,
    color: theme.palette.text.secondary,
    background: theme.palette.action.hover,
  },
  '.dish-what': { flex: 1, minWidth: 0 },
  '.dish-name': { margin: 0, fontWeight: 600, lineHeight: 1.5, overflowWrap: 'anywhere' as const },
  '.dish-state': { margin: 0, fontSize: '.875rem', lineHeight: 1.43, color: theme.palette.text.secondary },
  '.dish-open': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: 44,
    minHeight: 44,
    padding: '6px 8px',
    font: 'inherit',
    fontSize: '.875rem',
    fontWeight: 600,
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
  },
  '.dish-open:hover': { background: theme.palette.action.hover },
  '.dish-open:active': { opacity: 0.75 },
  '.dish-open:focus-visible': { outline: '3px solid currentColor', outlineOffset: -3 },
  '.dish-open[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  [theme.breakpoints.down('sm')]: { '.dish-open span': { display: 'none' } },
});

export function DishStyles() {
  return <GlobalStyles styles={styles} />;
}
