import { useTheme } from '@mui/material';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Text,
  Tooltip,
  XAxis,
  YAxis,
  type YAxisTickContentProps,
} from 'recharts';
import { shownAs, type Chart as ChartData } from './report.ts';
import { texts } from './texts.ts';

const HEIGHT = 260;
const ROW_HEIGHT = 44;
/** More days than that are a line. */
const MOST_BARS = 31;

/** Beside the bars for their names. */
const NAMES_PX = 168;
const NAME_STYLE = { fontSize: 12 };

/** 'Mo, 16.11.2026' → 'Mo, 16.11.' */
const withoutYear = (day: string) => day.replace(/\d{4}$/, '');

interface ChartProps {
  chart: ChartData;
  currency: string;
}

/** A name beside its bars: on two lines at most, and what does not fit ends in '…'. Table and tooltip have all of it. */
function Name({ x, y, payload, fill }: YAxisTickContentProps) {
  return (
    <Text
      x={x}
      y={y}
      width={NAMES_PX - 12}
      maxLines={2}
      textAnchor="end"
      verticalAnchor="middle"
      style={NAME_STYLE}
      fill={fill}
    >
      {String(payload.value)}
    </Text>
  );
}

/** The picture of a statistic. The table beside it says the same to those who do not see it. */
export function Chart({ chart, currency }: ChartProps) {
  const { palette } = useTheme();
  const { kind, unit, points } = chart;
  const value = (given: unknown) => shownAs(unit, typeof given === 'number' ? given : null, currency);
  const tick = (given: number) =>
    given.toLocaleString('de-DE', { notation: given >= 100_000 ? 'compact' : 'standard' });
  const ink = palette.text.secondary;
  const isRanking = kind === 'ranking';
  const isLine = kind === 'days' && points.length > MOST_BARS;

  const parts = (
    <>
      <CartesianGrid stroke={palette.divider} vertical={isRanking} horizontal={!isRanking} />
      {isRanking ? (
        <>
          <XAxis type="number" tickFormatter={tick} allowDecimals={false} stroke={ink} fontSize={12} />
          <YAxis type="category" dataKey="label" width={NAMES_PX} tick={Name} stroke={ink} interval={0} />
        </>
      ) : (
        <>
          <XAxis
            dataKey="label"
            {...(kind === 'days' ? { tickFormatter: withoutYear } : {})}
            stroke={ink}
            fontSize={12}
            minTickGap={12}
          />
          <YAxis
            tickFormatter={tick}
            allowDecimals={unit === 'money'}
            stroke={ink}
            fontSize={12}
            width={52}
          />
        </>
      )}
      <Tooltip
        formatter={value}
        cursor={{ fill: palette.action.hover }}
        contentStyle={{ background: palette.background.paper, borderColor: palette.divider, borderRadius: 8 }}
        labelStyle={{ color: palette.text.primary }}
        itemStyle={{ color: palette.text.primary }}
      />
      <Legend
        itemSorter={null}
        formatter={(name: string) => <span style={{ color: palette.text.primary }}>{name}</span>}
      />
    </>
  );
  const common = {
    data: points,
    accessibilityLayer: false,
    margin: { top: 8, right: 8, bottom: 0, left: 0 },
  };
  return (
    <div
      aria-hidden="true"
      style={{ height: isRanking ? Math.max(points.length * ROW_HEIGHT + 70, HEIGHT) : HEIGHT }}
    >
      <ResponsiveContainer>
        {isLine ? (
          <LineChart {...common}>
            {parts}
            <Line
              dataKey="before"
              name={texts.before}
              stroke={palette.text.disabled}
              strokeDasharray="5 4"
              dot={false}
              isAnimationActive={false}
            />
            <Line
              dataKey="value"
              name={texts.now}
              stroke={palette.secondary.main}
              strokeWidth={2.5}
              dot={false}
              isAnimationActive={false}
            />
          </LineChart>
        ) : (
          <BarChart {...common} layout={isRanking ? 'vertical' : 'horizontal'} barGap={1}>
            {parts}
            <Bar
              dataKey="value"
              name={texts.now}
              fill={palette.secondary.main}
              radius={3}
              maxBarSize={44}
              isAnimationActive={false}
            />
            <Bar
              dataKey="before"
              name={texts.before}
              fill={palette.text.disabled}
              radius={3}
              maxBarSize={44}
              isAnimationActive={false}
            />
          </BarChart>
        )}
      </ResponsiveContainer>
    </div>
  );
}
