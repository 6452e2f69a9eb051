import { lazy } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { resources, type ResourceName } from './api/texts.ts';

const named = (name: ResourceName) => ({ name, options: { label: resources[name].many } });

const ConfigPage = lazy(() => import('./config/config-page.tsx'));
const OwnAccount = lazy(() => import('./users/own-account.tsx'));

/** The screens of everything besides orders and what is offered, each fetched when it is first opened. */
export const BACK_ROOMS = (
  <>
    <Resource
      {...named('branches')}
      list={lazy(() => import('./branches/branch-list.tsx'))}
      edit={lazy(() => import('./branches/branch-edit.tsx'))}
      create={lazy(() => import('./branches/branch-create.tsx'))}
      show={lazy(() => import('./branches/branch-show.tsx'))}
      recordRepresentation="name"
    />
    <Resource
      {...named('tables')}
      list={lazy(() => import('./tables/table-list.tsx'))}
      edit={lazy(() => import('./tables/table-edit.tsx'))}
      create={lazy(() => import('./tables/table-create.tsx'))}
      recordRepresentation="identifier"
    />
    <Resource
      {...named('divisions')}
      list={lazy(() => import('./divisions/division-list.tsx'))}
      edit={lazy(() => import('./divisions/division-edit.tsx'))}
      create={lazy(() => import('./divisions/division-create.tsx'))}
      recordRepresentation="name"
    />
    <Resource
      {...named('donatees')}
      list={lazy(() => import('./donatees/donatee-list.tsx'))}
      edit={lazy(() => import('./donatees/donatee-edit.tsx'))}
      create={lazy(() => import('./donatees/donatee-create.tsx'))}
      recordRepresentation="name"
    />
    <Resource
      {...named('users')}
      list={lazy(() => import('./users/user-list.tsx'))}
      edit={lazy(() => import('./users/user-edit.tsx'))}
      create={lazy(() => import('./users/user-create.tsx'))}
      recordRepresentation="name"
    />
    <Resource
      {...named('devices')}
      list={lazy(() => import('./devices/device-list.tsx'))}
      edit={lazy(() => import('./devices/device-edit.tsx'))}
      create={lazy(() => import('./devices/device-create.tsx'))}
      recordRepresentation="name"
    />
    <Resource
      {...named('blocks')}
      list={lazy(() => import('./blocks/block-list.tsx'))}
      edit={lazy(() => import('./blocks/block-edit.tsx'))}
      create={lazy(() => import('./blocks/block-create.tsx'))}
      recordRepresentation="identifier"
    />
    <Resource {...named('uploads')} list={lazy(() => import('./uploads/upload-list.tsx'))} />
    <Resource
      {...named('logs')}
      list={lazy(() => import('./logs/log-list.tsx'))}
      show={lazy(() => import('./logs/log-show.tsx'))}
    />
    <CustomRoutes>
      <Route path="/config/*" element={<ConfigPage />} />
      <Route path="/konto" element={<OwnAccount />} />
    </CustomRoutes>
  </>
);
