import { Box, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import type { Branch } from '../../lib/contract/branches.ts';
import type { DeviceDay } from '../../lib/contract/staff-orders.ts';
import { clock, $now } from '../data/formats.ts';
import { Panel } from './panel.tsx';
import { todayTexts as texts } from './texts.ts';
import { useAttendances } from './today-data.ts';

const DAY_MS = 86_400_000;
/** Boards tell each minute; two may be lost. */
const AWAKE_MS = 3 * 60_000;
/** No screen needs more. */
const MOST = 12;
/** The width of a day in the picture; its height is set by the style. */
const WIDTH = 1440;

/** Which boards were awake when, within the last 24 hours. */
export function AwakeDevices({ branches, zone }: { branches: readonly Branch[]; zone: string }) {
  const query = useAttendances();
  const now = useStore($now);
  const devices = query.data?.devices ?? [];
  return (
    <Panel title={texts.devices} query={query}>
      <Typography variant="body2" color="text.secondary">
        {devices.length === 0 ? texts.noDevices : texts.devicesHint}
      </Typography>
      {devices.slice(0, MOST).map((day) => (
        <Row
          key={`${day.branch.id} ${day.device}`}
          day={day}
          branch={branches.find(({ id }) => id === day.branch.id)?.name ?? ''}
          zone={zone}
          now={now}
        />
      ))}
      {devices.length > MOST && <span>{texts.moreDevices(devices.length - MOST)}</span>}
    </Panel>
  );
}

interface RowProps {
  day: DeviceDay;
  branch: string;
  zone: string;
  now: number;
}

function Row({ day: { name, lastAt, awake }, branch, zone, now }: RowProps) {
  const start = now - DAY_MS;
  const place = (instant: string) => ((Date.parse(instant) - start) / DAY_MS) * WIDTH;
  const isAwake = now - Date.parse(lastAt) < AWAKE_MS;
  const ranges = awake.map(({ from, to }) => `${clock(from, zone, now)}–${clock(to, zone, now)}`).join(', ');
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
          {texts.device(name, branch)}
        </Typography>
        <Box
          component="span"
          sx={{ whiteSpace: 'nowrap', fontWeight: 600, color: isAwake ? 'success.main' : 'text.secondary' }}
        >
          {isAwake ? texts.awakeNow : texts.asleepSince(clock(lastAt, zone, now))}
        </Box>
      </Box>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} 10`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.awakeRanges(ranges)}
        sx={{ display: 'block', width: 1, height: 10, borderRadius: 1, bgcolor: 'action.hover' }}
      >
        {awake.map(({ from, to }) => {
          const x = Math.max(0, place(from));
          return <Bar key={from} x={x} width={Math.max(4, place(to) - x)} />;
        })}
      </Box>
    </Box>
  );
}

const Bar = (props: { x: number; width: number }) => (
  <Box component="rect" y="0" height="10" sx={{ fill: 'currentColor', color: 'success.main' }} {...props} />
);
