import { Box, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { labelsWithRoom, type Plot } from './chart-plot.ts';
import type { Chart } from './report.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';

const MOST_BAR_PX = 44;
const FONT_PX = 12;

type Points = Chart['points'];

interface PartProps {
  plot: Plot;
  points: Points;
  isRanking: boolean;
}

const STANDARD = new Intl.NumberFormat(LOCALE);
/** '1,25 Mio.' */
const COMPACT = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumSignificantDigits: 3 });
const tickText = (value: number) => (value >= 100_000 ? COMPACT : STANDARD).format(value);

/** The colours of the period and of the one before. */
export function useSeriesColours(): Record<'value' | 'before', string> {
  const { palette } = useTheme();
  return { value: palette.secondary.main, before: palette.text.disabled };
}

/** Grid lines at round values, and labels along the lower edge. */
export function Axes({
  plot,
  labels,
  isRanking,
}: {
  plot: Plot;
  labels: readonly string[];
  isRanking: boolean;
}) {
  const { palette } = useTheme();
  const { area, ticks, at } = plot;
  const bottom = area.top + area.height;
  const right = area.left + area.width;
  const lines = ticks.map((tick) =>
    isRanking
      ? { tick, x1: at(tick), x2: at(tick), y1: area.top, y2: bottom, x: at(tick), y: bottom + 18 }
      : { tick, x1: area.left, x2: right, y1: at(tick), y2: at(tick), x: area.left - 8, y: at(tick) + 4 },
  );
  return (
    <g fontSize={FONT_PX} fill={palette.text.secondary}>
      {lines.map(({ tick, x1, x2, y1, y2, x, y }) => (
        <g key={tick}>
          <line
            {...{ x1, x2, y1, y2 }}
            stroke={tick === 0 ? palette.text.secondary : palette.divider}
            shapeRendering="crispEdges"
          />
          <text x={x} y={y} textAnchor={isRanking ? 'middle' : 'end'}>
            {tickText(tick)}
          </text>
        </g>
      ))}
      {!isRanking &&
        labelsWithRoom(labels, plot).map(({ text, x, index }) => (
          <text key={index} x={x} y={bottom + 18} textAnchor="middle">
            {text}
          </text>
        ))}
    </g>
  );
}

/** Two bars for each point: now and before. */
export function Bars({ plot, points, isRanking }: PartProps) {
  const colours = useSeriesColours();
  const { band, middle, at } = plot;
  const thick = Math.min(MOST_BAR_PX, Math.max((band * 0.8 - 1) / 2, 1));
  const bar = (value: number, start: number, colour: string): ReactNode => {
    const [from, to] = [at(0), at(value)];
    const place = isRanking
      ? { x: from, y: start, width: to - from, height: thick }
      : { x: start, y: to, width: thick, height: from - to };
    return <rect {...place} rx={Math.min(3, thick / 3)} fill={colour} />;
  };
  return points.map(({ value, before }, index) => (
    <g key={middle(index)}>
      {bar(value, middle(index) - thick - 0.5, colours.value)}
      {before !== null && bar(before, middle(index) + 0.5, colours.before)}
    </g>
  ));
}

/** Days without data are gaps. */
function pathOf(values: readonly (number | null)[], { middle, at }: Plot): string {
  return values
    .map((value, index) => {
      if (value === null) return '';
      const isStart = (values[index - 1] ?? null) === null;
      return `${isStart ? 'M' : 'L'}${middle(index).toFixed(1)} ${at(value).toFixed(1)}`;
    })
    .join('');
}

/** Two lines, for too many points for bars; with dots at the active point. */
export function Lines({ plot, points, active }: Omit<PartProps, 'isRanking'> & { active: number | null }) {
  const colours = useSeriesColours();
  const dot = (value: number | null | undefined, colour: string) =>
    active !== null &&
    typeof value === 'number' && <circle cx={plot.middle(active)} cy={plot.at(value)} r={4} fill={colour} />;
  const point = active === null ? undefined : points[active];
  return (
    <>
      <path
        d={pathOf(
          points.map(({ before }) => before),
          plot,
        )}
        fill="none"
        stroke={colours.before}
        strokeDasharray="5 4"
      />
      <path
        d={pathOf(
          points.map(({ value }) => value),
          plot,
        )}
        fill="none"
        stroke={colours.value}
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      {dot(point?.before, colours.before)}
      {dot(point?.value, colours.value)}
    </>
  );
}

/** Labels beside the bars of a ranking, on two lines at most, then truncated. Table and tooltip have the full text. */
export function Names({ plot: { area, band }, points }: Omit<PartProps, 'isRanking'>) {
  return points.map(({ label }, index) => (
    <Box
      key={label}
      sx={{
        position: 'absolute',
        left: 0,
        top: area.top + index * band,
        width: area.left - 6,
        height: band,
        display: 'grid',
        alignItems: 'center',
        textAlign: 'end',
        fontSize: FONT_PX,
        lineHeight: 1.25,
        color: 'text.secondary',
      }}
    >
      <Box
        component="span"
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          // The ellipsis of right-aligned text overhangs by the width of the space it replaces.
          paddingInlineEnd: '6px',
          overflowWrap: 'anywhere',
        }}
      >
        {label}
      </Box>
    </Box>
  ));
}
