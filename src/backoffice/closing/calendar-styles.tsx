import { alpha, Box, GlobalStyles, type Theme } from '@mui/material';
import { closingTexts as texts } from './texts.ts';

/** Closed is filled, other hours have the brand's colour, and what holds at some branches only is half of it: no colour says anything alone. */
const styles = ({ palette }: Theme) => {
  const closed = palette.text.primary;
  const onClosed = palette.background.paper;
  const { main: special, contrastText: onSpecial } = palette.primary;
  const half = (colour: string) => `linear-gradient(to top, ${colour} 0 5px, transparent 5px) border-box`;
  return {
    '.year': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 292px), 1fr))',
      gap: '20px 32px',
      alignItems: 'start',
    },
    '.month': {
      borderCollapse: 'collapse' as const,
      width: '100%',
      tableLayout: 'fixed' as const,
      fontVariantNumeric: 'tabular-nums',
    },
    '.month caption': { textAlign: 'start' as const, fontWeight: 700, padding: '0 0 4px 10px' },
    '.month th': {
      fontSize: '0.75rem',
      fontWeight: 500,
      color: palette.text.secondary,
      height: 24,
      padding: 0,
    },
    '.month td': { padding: 1, textAlign: 'center' as const },
    '.day, .day-sample': {
      position: 'relative' as const,
      boxSizing: 'border-box' as const,
      width: '100%',
      height: 40,
      padding: 0,
      border: '2px solid transparent',
      borderRadius: 8,
      background: 'none',
      color: palette.text.primary,
      font: 'inherit',
      cursor: 'pointer',
      touchAction: 'manipulation' as const,
    },
    '@media (hover: hover)': { '.day:not(.past):hover': { borderColor: palette.divider } },
    '.day.rest, .day-sample.rest': { color: palette.text.secondary, textDecoration: 'line-through' },
    '.closed:is(.day, .day-sample)': { background: closed, color: onClosed, fontWeight: 700 },
    '.special:is(.day, .day-sample)': { background: special, color: onSpecial, fontWeight: 700 },
    '.closed.some:is(.day, .day-sample)': { background: half(closed), color: palette.text.primary },
    '.special.some:is(.day, .day-sample)': { background: half(special), color: palette.text.primary },
    '.changed:is(.day, .day-sample)': { border: `2px dashed ${palette.secondary.main}` },
    '.special.changed:not(.some):is(.day, .day-sample)': { borderColor: onSpecial },
    '.holiday:is(.day, .day-sample)::after': {
      content: '""',
      position: 'absolute' as const,
      top: 3,
      right: 'calc(50% - 15px)',
      width: 6,
      height: 6,
      borderRadius: 3,
      background: palette.secondary.main,
    },
    '.closed.holiday:not(.some):is(.day, .day-sample)::after': {
      background: palette.mode === 'dark' ? alpha(special, 0.5) : special,
    },
    '.special.holiday:not(.some):is(.day, .day-sample)::after': { background: onSpecial },
    '.day.today': { textDecoration: 'underline', textUnderlineOffset: 4, fontWeight: 700 },
    '.day.past': { cursor: 'default', opacity: 0.6 },
    '.day[aria-pressed="true"]': { outline: `3px solid ${palette.secondary.main}`, outlineOffset: -1 },
    '.day:focus-visible': { outline: `3px solid ${palette.info.main}`, outlineOffset: 1 },
    '.day-sample': { width: 32, height: 28, display: 'grid', placeItems: 'center', cursor: 'auto' },
  };
};

export function CalendarStyles() {
  return <GlobalStyles styles={styles} />;
}

const SAMPLES = [
  ['closed', texts.legend.closed],
  ['special', texts.legend.special],
  ['closed some', texts.legend.some],
  ['rest', texts.legend.rest],
  ['holiday', texts.legend.holiday],
  ['changed', texts.legend.changed],
] as const;

const LEGEND = { display: 'flex', flexWrap: 'wrap', gap: '6px 20px', m: 0, mb: 2.5, p: 0, listStyle: 'none' };

/** What the looks of days mean. */
export function Legend() {
  return (
    <Box component="ul" sx={LEGEND}>
      {SAMPLES.map(([look, meaning]) => (
        <Box key={look} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <span aria-hidden className={`day-sample ${look}`}>
            8
          </span>
          {meaning}
        </Box>
      ))}
    </Box>
  );
}
