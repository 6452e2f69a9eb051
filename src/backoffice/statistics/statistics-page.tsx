import {
  FormControlLabel,
  MenuItem,
  Stack,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  Alert,
  Box,
  Skeleton,
} from '@mui/material';
import { useStore } from '@nanostores/react';
import { CanAccess, Title } from 'react-admin';
import { worksEverywhere } from '../../lib/contract/roles.ts';
import { useMe } from '../data/me.ts';
import { useMyBranches } from '../data/lists.ts';
import { LoadError } from '../lists/load-error.tsx';
import {
  $showsCustomers,
  $showsProducts,
  useChoice,
  PRESETS,
  rangeBefore,
  rangeText,
  type Preset,
} from './range.ts';
import { texts } from './texts.ts';
import { dayOf } from '../../lib/domain/dates.ts';
import { createClock } from '../../lib/stores/clock.ts';
import { useConfigQuery } from '../data/config.ts';
import { DayField } from '../forms/day-field.tsx';
import { EMPTY_IS_A_CHOICE } from '../forms/field-values.ts';
import {
  outcomesReport,
  ratingsReport,
  dailyReport,
  itemsReport,
  ordersReport,
  turnoverReport,
} from './reports/totals-and-outcomes.ts';
import {
  activityReport,
  modesReport,
  paymentsReport,
  productsReport,
  promotionsReport,
} from './reports/shares.ts';
import { funnelReport } from './reports/funnel.ts';
import { Reviews } from './reviews.tsx';
import { Statistic } from './statistic.tsx';

/** The period, the branch and this browser's settings. */
function Filters({ choice }: { choice: ReturnType<typeof useChoice> }) {
  const branches = useMyBranches() ?? [];
  const me = useMe();
  const hasProducts = useStore($showsProducts);
  const hasCustomers = useStore($showsCustomers);
  const { preset, range, problem, branchId } = choice;
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          value={preset}
          onChange={(_, next: Preset | null) => next && choice.choosePreset(next)}
          aria-label={texts.range}
          sx={{ flexWrap: 'wrap', bgcolor: 'background.paper' }}
        >
          {PRESETS.map((one) => (
            <ToggleButton
              key={one}
              value={one}
              sx={{ minHeight: 44, px: 2, textTransform: 'none', color: 'text.primary' }}
            >
              {texts.presets[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {branches.length > 1 && (
          <TextField
            select
            label={texts.branch}
            value={branches.some(({ id }) => id === branchId) ? String(branchId) : ''}
            onChange={({ target }) => choice.chooseBranch(target.value)}
            slotProps={EMPTY_IS_A_CHOICE}
            sx={{ minWidth: 220 }}
          >
            <MenuItem value="">{me && worksEverywhere(me) ? texts.allBranches : texts.ownBranches}</MenuItem>
            {branches.map(({ id, name }) => (
              <MenuItem key={id} value={String(id)}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
      {preset === 'free' && (
        <Stack direction="row" spacing={2}>
          {(['from', 'to'] as const).map((end) => (
            <DayField
              key={end}
              label={texts[end]}
              value={range[end]}
              onChange={(day) => choice.chooseDays({ ...range, [end]: day })}
              problem={end === 'to' ? (problem ?? undefined) : undefined}
              sx={{ width: 210 }}
            />
          ))}
        </Stack>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Typography role="status" sx={{ flex: { xs: '1 1 100%', lg: 1 } }}>
          {!problem && texts.compared(rangeText(range), rangeText(rangeBefore(range)))}
        </Typography>
        <FormControlLabel
          control={<Switch checked={hasProducts} onChange={(_, isOn) => $showsProducts.set(isOn)} />}
          label={texts.settings.product}
        />
        <FormControlLabel
          control={<Switch checked={hasCustomers} onChange={(_, isOn) => $showsCustomers.set(isOn)} />}
          label={texts.settings.customer}
        />
      </Stack>
    </Stack>
  );
}

const $now = createClock();

/** Turnover, orders, times and reviews of the shop (SPEC section 3 'Statistics'). */
export function StatisticsPage() {
  const { data: config, error, refetch } = useConfigQuery();
  return (
    <CanAccess
      resource="statistics"
      action="list"
      accessDenied={<Alert severity="warning">{texts.denied}</Alert>}
    >
      <Title title={texts.title} />
      <LoadError error={error} onAgain={refetch} sx={{ my: 2 }} />
      {config ? (
        <Statistics
          currency={config.currency}
          zone={config.timezone}
          countsVisits={config.enablePluginVisits}
        />
      ) : (
        !error && <Skeleton variant="rounded" height={400} sx={{ my: 2 }} />
      )}
    </CanAccess>
  );
}

interface Shown {
  currency: string;
  zone: string;
  countsVisits: boolean;
}

function Statistics({ currency, zone, countsVisits }: Shown) {
  const today = dayOf(useStore($now), zone);
  const choice = useChoice(today);
  const hasProducts = useStore($showsProducts);
  const hasCustomers = useStore($showsCustomers);
  const { branchId, range, problem } = choice;
  const scope = {
    branchId,
    range,
    before: rangeBefore(problem ? { from: today, to: today } : range),
    isGoingOn: range.to >= today,
  };
  const common = { scope, currency };
  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <Filters choice={choice} />
      {!problem && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
          }}
        >
          <Statistic {...common} name="get /api/statistics/total-turnover" report={turnoverReport} isWide />
          <Statistic {...common} name="get /api/statistics/total-orders" report={ordersReport} />
          <Statistic {...common} name="get /api/statistics/total-items" report={itemsReport} />
          <Statistic {...common} name="get /api/statistics/daily-report" report={dailyReport} />
          <Statistic {...common} name="get /api/statistics/highest-activity" report={activityReport} />
          {hasProducts && (
            <Statistic
              {...common}
              name="get /api/statistics/popular-products"
              report={productsReport}
              isWide
            />
          )}
          <Statistic {...common} name="get /api/statistics/payment-methods" report={paymentsReport} />
          <Statistic {...common} name="get /api/statistics/delivery-methods" report={modesReport} />
          <Statistic {...common} name="get /api/statistics/promotions" report={promotionsReport} />
          <Statistic {...common} name="get /api/statistics/successful-orders" report={outcomesReport} />
          {countsVisits && <Statistic {...common} name="get /api/statistics/funnel" report={funnelReport} />}
          <Statistic {...common} name="get /api/statistics/ratings" report={ratingsReport} />
          {hasCustomers && <Reviews scope={scope} zone={zone} currency={currency} />}
        </Box>
      )}
    </Stack>
  );
}
