import { lazy, Suspense, type ReactNode } from 'react';
import { Box, ThemeProvider, type Theme, Typography } from '@mui/material';
import {
  AppBar,
  CanAccess,
  Layout,
  LoadingIndicator,
  TitlePortal,
  ToggleThemeButton,
  useGetIdentity,
  UserMenu,
} from 'react-admin';
import { DemoBanner } from '../first-run/demo-banner.tsx';
import { shellTexts as texts } from './texts.ts';
import { OverdueBackup } from '../backups/backups-state.tsx';
import { PublishingIndicator } from '../publishing/publishing-state.tsx';
import { useSignInAgain } from '../data/me.ts';
import { CallPlace } from '../orders/board/call-place.tsx';
import { HelpButton } from './help/help-button.tsx';
import { Navigation } from './navigation.tsx';
import { useLedTo } from './search/led-to.ts';
import { SearchButton } from './search/search-button.tsx';
import { ShortcutList } from './shortcut-list/shortcut-list.tsx';
import { useWindowTitle } from './window-title.ts';

/** The button shows the person's name, and has it as its label. */
function OfficeUserMenu() {
  const { data } = useGetIdentity();
  return (
    <ThemeProvider theme={withLandmark}>
      <UserMenu {...(data?.fullName ? { label: data.fullName } : {})} />
    </ThemeProvider>
  );
}

/** Popovers render outside of the page's landmarks and must be one themselves; react-admin has no property for it. */
const withLandmark = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiMenu: { defaultProps: { slotProps: { paper: { role: 'navigation', 'aria-label': texts.account } } } },
  },
});

const OrderWatch = lazy(() =>
  import('../orders/board/order-watch.tsx').then((it) => ({ default: it.OrderWatch })),
);

/** The screen's name is the page's heading; screens with a heading of their own leave it empty. */
const HEADING = { h6: 'h1' };

/** Long titles end with an ellipsis: block children would be cut off. A phone has room for two short lines. */
const TITLE = (theme: Theme) => ({
  '&:empty': { visibility: 'hidden' },
  '& span': { display: 'inline' },
  [theme.breakpoints.down('sm')]: {
    fontSize: '1rem',
    lineHeight: 1.15,
    whiteSpace: 'normal',
    hyphens: 'auto',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
  },
});

/** A phone has its own ways to reload and to choose a scheme; the screen's name needs the room there. */
const WIDE_TOOLBAR = (
  <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
    <ToggleThemeButton />
    <LoadingIndicator />
  </Box>
);

function Bar() {
  return (
    <AppBar color="default" alwaysOn userMenu={<OfficeUserMenu />} toolbar={WIDE_TOOLBAR}>
      {/* On a phone the screen's name needs the room. */}
      <Typography
        component="span"
        sx={{ fontWeight: 700, mr: 2, color: 'var(--on-bar)', display: { xs: 'none', sm: 'inline' } }}
      >
        Bestellbar
      </Typography>
      <TitlePortal variantMapping={HEADING} sx={TITLE} />
      <HelpButton />
      <CallPlace />
      <SearchButton />
      <PublishingIndicator />
      <OverdueBackup />
    </AppBar>
  );
}

export function OfficeLayout({ children }: { children: ReactNode }) {
  useSignInAgain();
  useWindowTitle();
  useLedTo();
  return (
    // The bar has the page's heading, and stays when one scrolls.
    <Layout
      appBar={Bar}
      appBarAlwaysOn
      menu={Navigation}
      sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }}
    >
      <ShortcutList />
      <DemoBanner />
      {children}
      <CanAccess resource="board" action="list">
        <Suspense fallback={null}>
          <OrderWatch />
        </Suspense>
      </CanAccess>
    </Layout>
  );
}
