import { GlobalStyles, type Theme } from '@mui/material';

/** There may be hundreds of rows: plain elements share one style sheet. */
const styles = (theme: Theme) => ({
  '.tree': { margin: 0, padding: 0, listStyle: 'none' },
  '.tree-row': {
    position: 'relative' as const,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 60,
    padding: '0 4px',
    background: theme.palette.background.paper,
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  '.tree-row[data-level="1"]': { background: theme.palette.background.default },
  '.tree-row[data-level="2"]': {
    paddingInlineStart: 8,
    [theme.breakpoints.up('sm')]: { paddingInlineStart: 32 },
  },
  '.tree-row[data-dragged]': { zIndex: 2, boxShadow: theme.shadows[4] },
  '.tree-what': { flex: 1, display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 },
  // Grey with enough contrast.
  '.tree-what:has(+ .tree-seen[aria-pressed="false"])': {
    color: theme.palette.text.secondary,
    fontStyle: 'italic',
    '& img': { opacity: 0.5 },
  },
  '.tree-button': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
    color: theme.palette.text.secondary,
    background: 'none',
    border: 0,
    borderRadius: 22,
    cursor: 'pointer',
  },
  '.tree-button:hover': { background: theme.palette.action.hover },
  '.tree-button:active': { background: theme.palette.action.selected },
  '.tree-button:focus-visible, .tree-open:focus-visible, .tree-row a:focus-visible': {
    outline: `3px solid ${theme.palette.secondary.main}`,
    outlineOffset: -3,
  },
  '.tree-handle': { cursor: 'grab', touchAction: 'none' as const },
  '.tree-open': {
    flex: 1,
    minWidth: 0,
    minHeight: 52,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: 0,
    color: 'inherit',
    font: 'inherit',
    fontWeight: 700,
    textAlign: 'start' as const,
    overflowWrap: 'anywhere' as const,
    background: 'none',
    border: 0,
    cursor: 'pointer',
  },
  '.tree-open[aria-expanded="false"] > svg': { transform: 'rotate(-90deg)' },
  '.tree .plain-picture': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    objectFit: 'cover' as const,
    borderRadius: theme.shape.borderRadius,
    color: theme.palette.text.secondary,
    background: theme.palette.action.hover,
  },
  // The link fills its cell, so that it is easy to tap.
  '.tree-name a::after': { content: '""', position: 'absolute' as const, inset: 0 },
  '.tree-name': {
    position: 'relative' as const,
    alignSelf: 'stretch',
    alignContent: 'center',
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere' as const,
  },
  '.tree-name a': { color: 'inherit', fontWeight: 600, textDecoration: 'none' },
  '.tree-name a:hover': { textDecoration: 'underline' },
  '.tree-name div': { color: theme.palette.text.secondary, fontSize: '.875rem' },
  '.tree-note': { padding: '12px 16px 12px 48px', color: theme.palette.text.secondary, fontSize: '.875rem' },
});

export function TreeStyles() {
  return <GlobalStyles styles={styles} />;
}
