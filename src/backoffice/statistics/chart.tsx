import { Box, ClickAwayListener, useTheme } from '@mui/material';
import { useCallback, useState, type PointerEvent } from 'react';
import { Axes, Bars, Lines, Names, useSeriesColours } from './chart-parts.tsx';
import { plotOf, type Plot } from './chart-plot.ts';
import { shownAs, type Chart as ChartData } from './report.ts';
import { texts } from './texts.ts';

/** More days than this become a line. */
const MOST_BARS = 31;
/** Distance between the pointer and the tooltip. */
const BESIDE_PX = 12;
const SERIES = ['value', 'before'] as const;
const SERIES_NAMES = { value: texts.now, before: texts.before };

/** 'Mo, 16.11.2026' → 'Mo, 16.11.' */
const withoutYear = (day: string) => day.replace(/\d{4}$/, '');

interface ChartProps {
  chart: ChartData;
  currency: string;
}

/** What the pointer is on. */
interface Spot {
  index: number;
  x: number;
  y: number;
}

/** The width of the element that the returned function is the ref of. */
function useWidth(): [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}

/** The chart of a statistic. The table beside it has the same data for screen readers. */
export function Chart({ chart, currency }: ChartProps) {
  const [width, ref] = useWidth();
  const [spot, setSpot] = useState<Spot | null>(null);
  const { kind, unit, points } = chart;
  const isRanking = kind === 'ranking';
  const isLine = kind === 'days' && points.length > MOST_BARS;
  const highest = Math.max(...points.flatMap(({ value, before }) => [value, before ?? 0]));
  const plot = plotOf({ width, isRanking, count: points.length, highest, isWhole: unit !== 'money' });
  const labels = points.map(({ label }) => (kind === 'days' ? withoutYear(label) : label));
  // Another period may have fewer points.
  const active = spot && points[spot.index] ? spot : null;

  const show = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    const index = plot.pointAt(x, y);
    setSpot(index === null ? null : { index, x, y });
  };
  // Lifting a finger also leaves; the tooltip must stay to be read.
  const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setSpot(null);

  return (
    <ClickAwayListener onClickAway={() => setSpot(null)}>
      <div aria-hidden="true">
        <Box
          ref={ref}
          onPointerDown={show}
          onPointerMove={show}
          onPointerLeave={leave}
          sx={{ position: 'relative', height: plot.height, touchAction: 'pan-y' }}
        >
          {width > 0 && (
            <>
              <svg width={width} height={plot.height} style={{ position: 'absolute', inset: 0 }}>
                {active && !isLine && <Band plot={plot} index={active.index} isRanking={isRanking} />}
                <Axes plot={plot} labels={labels} isRanking={isRanking} />
                {isLine ? (
                  <Lines plot={plot} points={points} active={active?.index ?? null} />
                ) : (
                  <Bars plot={plot} points={points} isRanking={isRanking} />
                )}
              </svg>
              {isRanking && <Names plot={plot} points={points} />}
              {active && <Values {...{ chart, currency, width }} height={plot.height} spot={active} />}
            </>
          )}
        </Box>
        <Legend isLine={isLine} />
      </div>
    </ClickAwayListener>
  );
}

/** The background of the active point. */
function Band({ plot: { area, band }, index, isRanking }: { plot: Plot; index: number; isRanking: boolean }) {
  const { palette } = useTheme();
  const place = isRanking
    ? { x: area.left, y: area.top + index * band, width: area.width, height: band }
    : { x: area.left + index * band, y: area.top, width: band, height: area.height };
  return <rect {...place} fill={palette.action.hover} />;
}

/** The tooltip, on the side with more room. */
function Values({
  chart: { unit, points },
  currency,
  width,
  height,
  spot: { index, x, y },
}: ChartProps & { width: number; height: number; spot: Spot }) {
  const point = points[index];
  return (
    <Box
      sx={{
        px: 1.5,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.8,
        bgcolor: 'background.paper',
        color: 'text.primary',
        fontSize: 14,
        lineHeight: 1.5,
        pointerEvents: 'none',
        overflowWrap: 'anywhere',
      }}
      style={{
        position: 'absolute',
        maxWidth: Math.min(Math.max(x, width - x) - BESIDE_PX, 320),
        ...(x < width / 2 ? { left: x + BESIDE_PX } : { right: width - x + BESIDE_PX }),
        ...(y < height / 2 ? { top: y } : { bottom: height - y }),
      }}
    >
      <div>{point?.label}</div>
      {SERIES.map((series) => (
        <div key={series}>
          {`${SERIES_NAMES[series]}: ${shownAs(unit, point?.[series] ?? null, currency)}`}
        </div>
      ))}
    </Box>
  );
}

/** The colours of both periods. */
function Legend({ isLine }: { isLine: boolean }) {
  const colours = useSeriesColours();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: 2, pt: 0.5 }}>
      {SERIES.map((series) => (
        <Box key={series} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <svg width={16} height={14}>
            {isLine ? (
              <path
                d="M0 7H16"
                stroke={colours[series]}
                strokeWidth={series === 'value' ? 2.5 : 1.5}
                {...(series === 'before' ? { strokeDasharray: '5 4' } : {})}
              />
            ) : (
              <rect width={14} height={14} rx={3} fill={colours[series]} />
            )}
          </svg>
          {SERIES_NAMES[series]}
        </Box>
      ))}
    </Box>
  );
}
