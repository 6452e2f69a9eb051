import { Box, Paper, Typography } from '@mui/material';
import { DateTime } from 'luxon';
import { Title } from 'react-admin';
import type { ReactNode } from 'react';
import type { Branch } from '../../lib/contract/branches.ts';
import { formatDay, weekdayName } from '../../lib/domain/dates.ts';
import { specialDates } from '../../lib/domain/day-plans.ts';
import { isAdmin } from '../../lib/contract/roles.ts';
import { useCurrency } from '../data/config.ts';
import { useMyBranches } from '../data/lists.ts';
import { useMe } from '../data/me.ts';
import { useShopZone } from '../data/shop-zone.ts';
import { NoBranch } from '../forms/branch-select.tsx';
import { StateChip, TouchLink } from '../lists/cells.tsx';
import { openingState } from './branch-preview.ts';
import { areaRange, weekSummary } from './branch-summary.ts';
import { PATHS } from './tab-paths.ts';
import { branchTexts } from './texts.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';

const texts = branchTexts.compare;

/** A table, and on phones a card for each branch with the titles beside the values. */
const TABLE = {
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', px: 1.5, py: 1 },
  '& thead th': { whiteSpace: 'nowrap' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& .title': { display: 'none' },
  '@media (max-width: 899.95px)': {
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', py: 1 },
    '& th, & td': { py: 0.25 },
    '& .title': { display: 'block', color: 'text.secondary', fontSize: '0.8125rem' },
  },
} as const;

/** What a chain's branches do alike and otherwise: hours, fees, minimum, and whether they are open. */
export function BranchCompare() {
  const branches = useMyBranches();
  const me = useMe();
  const zone = useShopZone();
  const currency = useCurrency();
  if (branches?.length === 0) return <NoBranch title={texts.title} />;
  if (!branches || !me) return <Typography role="status">{texts.loading}</Typography>;
  const now = DateTime.now().setZone(zone);
  const mayEditAll = isAdmin(me);
  const titles = [texts.branch, texts.now, texts.hours, texts.next, texts.fee, texts.minimum];
  return (
    <Box sx={{ py: 2 }}>
      <Title title={texts.title} />
      <Paper variant="outlined" role="region" aria-label={texts.title} tabIndex={0} sx={TABLE}>
        <table>
          <thead>
            <tr>
              {titles.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {branches.map((branch) => (
              <Row key={branch.id} {...{ branch, now, currency, mayEditAll }} />
            ))}
          </tbody>
        </table>
      </Paper>
    </Box>
  );
}

interface RowProps {
  branch: Branch;
  now: DateTime;
  currency: string;
  /** Managers edit hours only, in a form without tabs. */
  mayEditAll: boolean;
}

function Row({ branch, now, currency, mayEditAll }: RowProps) {
  const { id, name, openingHours, deliveryAreas } = branch;
  const { isOpen, text } = openingState(branch, now);
  const next = specialDates(openingHours).find((day) => day >= (now.toISODate() ?? ''));
  const areas = branch.isDeliveryEnabled ? deliveryAreas : [];
  const hasOwnHours = branch.isDeliveryEnabled && branch.isDeliveryHoursEnabled;
  const tab = (path: string) => (mayEditAll ? `/branches/${id}/${path}` : `/branches/${id}`);
  return (
    <tr>
      <th scope="row">
        <TouchLink to={`/branches/${id}`}>{name}</TouchLink>
      </th>
      <Cell title={texts.now}>
        <StateChip label={text} color={isOpen ? 'success' : 'default'} />
        {!branch.isPublic && <div>{branchTexts.list.hidden}</div>}
      </Cell>
      <Cell title={texts.hours}>
        <Lines lines={weekSummary(openingHours)} />
        {hasOwnHours && (
          <>
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              {texts.delivery}
            </Typography>
            <Lines lines={weekSummary(branch.deliveryHours)} />
          </>
        )}
        <Edit to={tab(PATHS.hours)} what={texts.hours} branch={name} />
      </Cell>
      <Cell title={texts.next}>
        {next ? `${weekdayName(next, LOCALE, 'short')}, ${formatDay(next)}` : texts.none}
      </Cell>
      <Cell title={texts.fee}>
        {areaRange(areas, ({ price }) => price, currency) ?? texts.noDelivery}
        {mayEditAll && (
          <div>
            <Edit to={tab(PATHS.delivery)} what={texts.areas} branch={name} />
          </div>
        )}
      </Cell>
      <Cell title={texts.minimum}>
        {areaRange(areas, ({ minimumOrderValue }) => minimumOrderValue, currency) ?? texts.noDelivery}
      </Cell>
    </tr>
  );
}

/** A link whose column says what it changes; read out, it says so itself. */
const Edit = ({ to, what, branch }: { to: string; what: string; branch: string }) => (
  <TouchLink to={to} says={texts.edit(what, branch)}>
    {texts.change}
  </TouchLink>
);

/** A value, with its title where there is no column for it. */
function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <td>
      <span className="title">{title}</span>
      {children}
    </td>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Box key={line} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {line}
    </Box>
  ));
}
