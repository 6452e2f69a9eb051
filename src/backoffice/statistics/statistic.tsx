import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import TableRowsIcon from '@mui/icons-material/TableRowsOutlined';
import { IconButton, Tooltip, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import type { Answer } from '../../lib/client/api.ts';
import { saveFile, csvFile } from '../data/files.ts';
import { Chart } from './chart.tsx';
import { DataTable } from './data-table.tsx';
import { Figures, Frame } from './frame.tsx';
import { tableRows, type Pair, type Report } from './report.ts';
import { texts } from './texts.ts';
import { useStatistic, type Scope, type StatisticCall } from './use-statistics.ts';

type Key = keyof typeof texts.titles;

interface StatisticProps<C extends StatisticCall> {
  name: C;
  scope: Scope;
  currency: string;
  report: (pair: Pair<Answer<C>>) => Report;
  isWide?: boolean;
}

/** One statistic: figures, chart or table, and the export. */
export function Statistic<C extends StatisticCall>({
  name,
  scope,
  currency,
  report,
  isWide = false,
}: StatisticProps<C>) {
  const { data, error, refetch } = useStatistic(name, scope);
  const [isTable, setTable] = useState(false);
  const shown = useMemo(() => data && report(data), [data, report]);
  const key = name.slice(name.lastIndexOf('/') + 1) as Key;
  const title = texts.titles[key];
  const { from, to } = scope.range;

  const hasValues = shown?.chart?.points.some(({ value, before }) => value > 0 || (before ?? 0) > 0) ?? false;
  const swap = isTable ? texts.asChart(title) : texts.asTable(title);
  return (
    <Frame
      title={title}
      error={error}
      onAgain={refetch}
      isLoading={!shown && !error}
      isWide={isWide}
      onExport={
        shown ? () => saveFile(csvFile(tableRows(shown.table, currency)), `${key}_${from}_${to}.csv`) : null
      }
      actions={
        <Tooltip title={swap}>
          <IconButton aria-label={swap} onClick={() => setTable(!isTable)}>
            {isTable ? <BarChartIcon /> : <TableRowsIcon />}
          </IconButton>
        </Tooltip>
      }
    >
      {shown && (
        <>
          <Figures figures={shown.figures} currency={currency} />
          {isTable ? (
            <DataTable title={title} table={shown.table} currency={currency} />
          ) : hasValues && shown.chart ? (
            <>
              <Chart chart={shown.chart} currency={currency} />
              <DataTable title={title} table={shown.table} currency={currency} isHidden />
            </>
          ) : (
            <Typography color="text.secondary">{texts.empty}</Typography>
          )}
          {texts.notes[key] && (
            <Typography variant="body2" color="text.secondary">
              {texts.notes[key]}
            </Typography>
          )}
        </>
      )}
    </Frame>
  );
}
