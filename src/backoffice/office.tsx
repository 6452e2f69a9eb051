import { Admin, CustomRoutes, ListGuesser, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { lazy } from 'react';
import { dataProvider } from './api/data-provider.ts';
import { queries } from './api/queries.ts';
import { BACK_ROOMS } from './back-rooms.tsx';
import { OfficeLayout } from './shell/layout.tsx';
import { i18nProvider } from './shell/i18n.ts';
import { darkTheme, lightTheme } from './shell/theme.ts';
import { authProvider, PASSWORD_PATH } from './sign-in/auth-provider.ts';
import { LoginPage } from './sign-in/login-page.tsx';
import { PasswordPage } from './sign-in/password-page.tsx';

const PublishingPage = lazy(() =>
  import('./publishing/publishing-page.tsx').then((it) => ({ default: it.PublishingPage })),
);
const StatisticsPage = lazy(() =>
  import('./statistics/statistics-page.tsx').then((it) => ({ default: it.StatisticsPage })),
);
const FirstRunPage = lazy(() =>
  import('./first-run/first-run-page.tsx').then((it) => ({ default: it.FirstRunPage })),
);

/** Everything that staff sign in for. */
export function Office() {
  return (
    <BrowserRouter basename="/backend">
      <Admin
        title="Bestellbar"
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queries}
        layout={OfficeLayout}
        loginPage={LoginPage}
        theme={lightTheme}
        darkTheme={darkTheme}
        disableTelemetry
        requireAuth
      >
        <CustomRoutes>
          <Route path="/publishing" element={<PublishingPage />} />
          <Route path="/statistics" element={<StatisticsPage />} />
          <Route path="/first-run" element={<FirstRunPage />} />
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path={PASSWORD_PATH} element={<PasswordPage />} />
        </CustomRoutes>
        <Resource name="products" list={ListGuesser} />
        <Resource name="categories" list={ListGuesser} />
        <Resource name="tags" list={ListGuesser} />
        {BACK_ROOMS}
      </Admin>
    </BrowserRouter>
  );
}
