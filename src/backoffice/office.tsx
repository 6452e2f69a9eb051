import { Admin, CustomRoutes, ListGuesser, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { dataProvider } from './api/data-provider.ts';
import { queries } from './api/queries.ts';
import { OfficeLayout } from './shell/layout.tsx';
import { i18nProvider } from './shell/i18n.ts';
import { darkTheme, lightTheme } from './shell/theme.ts';
import { authProvider, PASSWORD_PATH } from './sign-in/auth-provider.ts';
import { LoginPage } from './sign-in/login-page.tsx';
import { PasswordPage } from './sign-in/password-page.tsx';

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
        <CustomRoutes noLayout>
          <Route path={PASSWORD_PATH} element={<PasswordPage />} />
        </CustomRoutes>
        <Resource name="products" list={ListGuesser} />
        <Resource name="categories" list={ListGuesser} />
        <Resource name="tags" list={ListGuesser} />
        <Resource name="branches" list={ListGuesser} />
        <Resource name="users" list={ListGuesser} />
      </Admin>
    </BrowserRouter>
  );
}
