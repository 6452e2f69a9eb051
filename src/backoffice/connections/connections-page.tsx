import { Stack } from '@mui/material';
import { AccessDenied, CanAccess, Title } from 'react-admin';
import { DailyMailCard } from './daily-mail.tsx';
import { Deliveries } from './deliveries.tsx';
import { Keys } from './keys.tsx';
import { connectionTexts as texts } from './texts.ts';
import { Webhooks } from './webhooks.tsx';

/** What other programs may do with the shop, and what they are told. Admins only. */
export function ConnectionsPage() {
  return (
    <CanAccess resource="connections" action="list" accessDenied={<AccessDenied />}>
      <Title title={texts.title} />
      <Stack spacing={2} sx={{ py: 2, maxWidth: 960 }}>
        <Keys />
        <Webhooks />
        <Deliveries />
        <DailyMailCard />
      </Stack>
    </CanAccess>
  );
}
