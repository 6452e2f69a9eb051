import { Admin, CustomRoutes, withLifecycleCallbacks } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { lazy, StrictMode, useEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { dataProvider } from './data/data-provider.ts';
import { useOfficeFace } from './data/office-face.ts';
import { queries } from './data/queries.ts';
import { ENTITIES, behindAccess } from './entities.tsx';
import { branchChanges } from './data/lists.ts';
import { OfficeLayout } from './shell/layout.tsx';
import { i18nProvider } from './shell/messages.ts';
import { themesOf } from './shell/theme.ts';
import { openStore } from './shell/store.ts';
import { authProvider } from './sign-in/auth-provider.ts';
import { PASSWORD_PATH, SECOND_FACTOR_PATH } from './data/me.ts';
import { LoginPage } from './sign-in/login-page.tsx';
import { PasswordPage } from './sign-in/password-page.tsx';
import { ownAccountChanges } from './users/account.ts';

const OrdersPlace = lazy(() =>
  import('./orders/orders-place.tsx').then((it) => ({ default: it.OrdersPlace })),
);

const TodayPage = lazy(() => import('./today/today-page.tsx').then((it) => ({ default: it.TodayPage })));
const SoldOutPage = lazy(() =>
  import('./sold-out/sold-out-page.tsx').then((it) => ({ default: it.SoldOutPage })),
);
const PublishingPage = lazy(() =>
  import('./publishing/publishing-page.tsx').then((it) => ({ default: it.PublishingPage })),
);
const StatisticsPage = lazy(() =>
  import('./statistics/statistics-page.tsx').then((it) => ({ default: it.StatisticsPage })),
);
const CustomerDataPage = lazy(() =>
  import('./customer-data/customer-data-page.tsx').then((it) => ({ default: it.CustomerDataPage })),
);
const BooksPage = lazy(() => import('./books/books-page.tsx').then((it) => ({ default: it.BooksPage })));
const ConnectionsPage = lazy(() =>
  import('./connections/connections-page.tsx').then((it) => ({ default: it.ConnectionsPage })),
);
const BackupsPage = lazy(() =>
  import('./backups/backups-page.tsx').then((it) => ({ default: it.BackupsPage })),
);
const FirstRunPage = lazy(() =>
  import('./first-run/first-run-page.tsx').then((it) => ({ default: it.FirstRunPage })),
);

const HelpPage = lazy(() => import('./shell/help/help-page.tsx').then((it) => ({ default: it.HelpPage })));
const ConfigPage = lazy(() => import('./config/config-page.tsx').then((it) => ({ default: it.ConfigPage })));
const OwnAccount = lazy(() => import('./users/own-account.tsx').then((it) => ({ default: it.OwnAccount })));
const SecondFactorPage = lazy(() =>
  import('./users/second-factor-page.tsx').then((it) => ({ default: it.SecondFactorPage })),
);
const TakeOrderPage = lazy(() =>
  import('./taking/take-order-page.tsx').then((it) => ({ default: it.TakeOrderPage })),
);
const KitchenPage = behindAccess(
  'list',
  lazy(() => import('./orders/kitchen/kitchen-page.tsx').then((it) => ({ default: it.KitchenPage }))),
  'kitchen',
);
const PriceChangePage = behindAccess(
  'edit',
  lazy(() => import('./products/price-change-page.tsx').then((it) => ({ default: it.PriceChangePage }))),
  'products',
);
const BranchCompare = behindAccess(
  'edit',
  lazy(() => import('./branches/branch-compare.tsx').then((it) => ({ default: it.BranchCompare }))),
  'branches',
);
const BulkChangePage = behindAccess(
  'edit',
  lazy(() => import('./products/bulk-change-page.tsx').then((it) => ({ default: it.BulkChangePage }))),
  'products',
);
const ClosingPage = behindAccess(
  'list',
  lazy(() => import('./closing/closing-page.tsx').then((it) => ({ default: it.ClosingPage }))),
  'closing',
);
const ClockPage = behindAccess(
  'list',
  lazy(() => import('./closing/clock-page.tsx').then((it) => ({ default: it.ClockPage }))),
  'closing',
);
const ImportPage = behindAccess(
  'create',
  lazy(() => import('./products/import-page.tsx').then((it) => ({ default: it.ImportPage }))),
  'products',
);

const TranslationsPage = behindAccess(
  'list',
  lazy(() => import('./translations/translations-page.tsx').then((it) => ({ default: it.TranslationsPage }))),
  'translations',
);

const provider = withLifecycleCallbacks(dataProvider, [branchChanges, ownAccountChanges]);
const store = openStore();

/** Only a data router can keep people on a form with unsaved changes. */
const router = createBrowserRouter([{ path: '*', element: <Rooms /> }], { basename: '/backend' });

/** Everything behind the sign-in. */
export function Office() {
  useEffect(refuseStrayFiles, []);
  return <RouterProvider router={router} />;
}

function Rooms() {
  const face = useOfficeFace();
  const themes = useMemo(() => themesOf(face), [face]);
  return (
    <Admin
      title="Bestellbar"
      store={store}
      authProvider={authProvider}
      dataProvider={provider}
      i18nProvider={i18nProvider}
      queryClient={queries}
      layout={OfficeLayout}
      loginPage={LoginPage}
      theme={themes.light}
      darkTheme={themes.dark}
      disableTelemetry
      requireAuth
    >
      <CustomRoutes>
        <Route path="/products/preise" element={<PriceChangePage />} />
        <Route path="/branches/vergleich" element={<BranchCompare />} />
        <Route path="/products/aendern" element={<BulkChangePage />} />
        <Route path="/heute" element={<TodayPage />} />
        <Route path="/products/import" element={<ImportPage />} />
        <Route path="/schliesstage" element={<ClosingPage />} />
        <Route path="/uebersetzungen" element={<TranslationsPage />} />
        <Route path="/vorschau" element={<ClockPage />} />
        <Route path="/aufnehmen" element={<TakeOrderPage />} />
        <Route path="/sold-out" element={<SoldOutPage />} />
        <Route path="/kueche" element={<KitchenPage />} />
        <Route path="/publishing" element={<PublishingPage />} />
        <Route path="/statistics" element={<StatisticsPage />} />
        <Route path="/customer-data" element={<CustomerDataPage />} />
        <Route path="/books" element={<BooksPage />} />
        <Route path="/connections" element={<ConnectionsPage />} />
        <Route path="/backups" element={<BackupsPage />} />
        <Route path="/first-run" element={<FirstRunPage />} />
        <Route path="/config/*" element={<ConfigPage />} />
        <Route path="/konto" element={<OwnAccount />} />
        <Route path="/hilfe" element={<HelpPage />} />
      </CustomRoutes>
      <CustomRoutes>
        {/* It draws board, history and order itself. */}
        <Route element={<OrdersPlace />}>
          <Route path="/" element={null} />
          <Route path="/orders" element={null} />
          <Route path="/orders/:orderId" element={null} />
        </Route>
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path={PASSWORD_PATH} element={<PasswordPage />} />
        <Route path={SECOND_FACTOR_PATH} element={<SecondFactorPage />} />
      </CustomRoutes>
      {ENTITIES}
    </Admin>
  );
}

/** A file dropped outside of an upload field would replace the page, and with it unsaved work. */
function refuseStrayFiles(): () => void {
  const refuse = (event: DragEvent) => {
    // Upload fields have prevented the default before the event bubbles up here.
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
  return () => {
    removeEventListener('dragover', refuse);
    removeEventListener('drop', refuse);
  };
}

/** Starts the back office. */
export function start(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <Office />
    </StrictMode>,
  );
}
