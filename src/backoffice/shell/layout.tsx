import { Typography } from '@mui/material';
import { lazy, Suspense, type ReactNode } from 'react';
import { AppBar, Layout, TitlePortal } from 'react-admin';
import { OverdueBackup } from '../backups/backups-state.tsx';
import { PublishingIndicator } from '../publishing/publishing-state.tsx';
import { useSignInAgain } from '../data/me.ts';
import { CallPlace } from '../orders/board/call-place.tsx';
import { Navigation } from './navigation.tsx';
import { OfficeUserMenu } from './user-menu.tsx';

const OrderWatch = lazy(() =>
  import('../orders/board/order-watch.tsx').then((it) => ({ default: it.OrderWatch })),
);

/** The screen's name is the page's heading; screens with a heading of their own leave it empty. */
const HEADING = { h6: 'h1' };

/** Long titles end with an ellipsis: block children would be cut off. */
const TITLE = { '&:empty': { visibility: 'hidden' }, '& span': { display: 'inline' } };

function Bar() {
  return (
    <AppBar color="default" userMenu={<OfficeUserMenu />}>
      <Typography component="span" sx={{ fontWeight: 700, mr: 2, color: 'primary.main' }}>
        Bestellbar
      </Typography>
      <TitlePortal variantMapping={HEADING} sx={TITLE} />
      <CallPlace />
      <PublishingIndicator />
      <OverdueBackup />
    </AppBar>
  );
}

export function OfficeLayout({ children }: { children: ReactNode }) {
  useSignInAgain();
  return (
    <Layout appBar={Bar} menu={Navigation} sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }}>
      {children}
      <Suspense fallback={null}>
        <OrderWatch />
      </Suspense>
    </Layout>
  );
}
