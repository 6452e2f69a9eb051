import { Alert, Box, Skeleton, Stack } from '@mui/material';
import { useStore } from '@nanostores/react';
import { CanAccess, Title } from 'react-admin';
import { dayOf } from '../../lib/domain/dates.ts';
import { createClock } from '../../lib/stores/clock.ts';
import { useConfigQuery } from '../data/config.ts';
import { Filters } from './filters.tsx';
import { $showsCustomers, $showsProducts, useChoice } from './choice.ts';
import { rangeBefore } from './range.ts';
import { outcomesReport, ratingsReport } from './reports/outcomes.ts';
import { activityReport, modesReport, paymentsReport, productsReport } from './reports/shares.ts';
import { dailyReport, itemsReport, ordersReport, turnoverReport } from './reports/totals.ts';
import { Reviews } from './reviews.tsx';
import { Statistic } from './statistic.tsx';
import { texts } from './texts.ts';

const $now = createClock();

/** Turnover, orders, times and reviews of the shop (SPEC section 3 'Statistics'). */
export function StatisticsPage() {
  const { data: config, error } = useConfigQuery();
  return (
    <CanAccess
      resource="statistics"
      action="list"
      accessDenied={<Alert severity="warning">{texts.denied}</Alert>}
    >
      <Title title={texts.title} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {config ? (
        <Statistics currency={config.currency} zone={config.timezone} />
      ) : (
        <Skeleton variant="rounded" height={400} sx={{ my: 2 }} />
      )}
    </CanAccess>
  );
}

function Statistics({ currency, zone }: { currency: string; zone: string }) {
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
          <Statistic {...common} name="get /api/statistics/successful-orders" report={outcomesReport} />
          <Statistic {...common} name="get /api/statistics/ratings" report={ratingsReport} />
          {hasCustomers && <Reviews scope={scope} zone={zone} currency={currency} />}
        </Box>
      )}
    </Stack>
  );
}
