import { lazy, type ComponentType } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { resources, type ResourceName } from './api/texts.ts';

/** Fetched when it is first opened. */
const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const named = (name: ResourceName) => ({ name, options: { label: resources[name].many } });

const ConfigPage = screen(async () => (await import('./config/config-page.tsx')).ConfigPage);
const OwnAccount = screen(async () => (await import('./users/own-account.tsx')).OwnAccount);

/** The screens of everything besides orders and what is offered, each fetched when it is first opened. */
export const BACK_ROOMS = (
  <>
    <Resource
      {...named('branches')}
      list={screen(async () => (await import('./branches/branch-list.tsx')).BranchList)}
      edit={screen(async () => (await import('./branches/branch-edit.tsx')).BranchEdit)}
      create={screen(async () => (await import('./branches/branch-create.tsx')).BranchCreate)}
      show={screen(async () => (await import('./branches/branch-show.tsx')).BranchShow)}
      recordRepresentation="name"
    />
    <Resource
      {...named('tables')}
      list={screen(async () => (await import('./tables/table-list.tsx')).TableList)}
      edit={screen(async () => (await import('./tables/table-edit.tsx')).TableEdit)}
      create={screen(async () => (await import('./tables/table-create.tsx')).TableCreate)}
      recordRepresentation="identifier"
    />
    <Resource
      {...named('divisions')}
      list={screen(async () => (await import('./divisions/division-list.tsx')).DivisionList)}
      edit={screen(async () => (await import('./divisions/division-edit.tsx')).DivisionEdit)}
      create={screen(async () => (await import('./divisions/division-create.tsx')).DivisionCreate)}
      recordRepresentation="name"
    />
    <Resource
      {...named('donatees')}
      list={screen(async () => (await import('./donatees/donatee-list.tsx')).DonateeList)}
      edit={screen(async () => (await import('./donatees/donatee-edit.tsx')).DonateeEdit)}
      create={screen(async () => (await import('./donatees/donatee-create.tsx')).DonateeCreate)}
      recordRepresentation="name"
    />
    <Resource
      {...named('users')}
      list={screen(async () => (await import('./users/user-list.tsx')).UserList)}
      edit={screen(async () => (await import('./users/user-edit.tsx')).UserEdit)}
      create={screen(async () => (await import('./users/user-create.tsx')).UserCreate)}
      recordRepresentation="name"
    />
    <Resource
      {...named('devices')}
      list={screen(async () => (await import('./devices/device-list.tsx')).DeviceList)}
      edit={screen(async () => (await import('./devices/device-edit.tsx')).DeviceEdit)}
      create={screen(async () => (await import('./devices/device-create.tsx')).DeviceCreate)}
      recordRepresentation="name"
    />
    <Resource
      {...named('prints')}
      list={screen(async () => (await import('./prints/print-list.tsx')).PrintList)}
    />
    <Resource
      {...named('blocks')}
      list={screen(async () => (await import('./blocks/block-list.tsx')).BlockList)}
      edit={screen(async () => (await import('./blocks/block-edit.tsx')).BlockEdit)}
      create={screen(async () => (await import('./blocks/block-create.tsx')).BlockCreate)}
      recordRepresentation="identifier"
    />
    <Resource
      {...named('uploads')}
      list={screen(async () => (await import('./uploads/upload-list.tsx')).UploadList)}
    />
    <Resource
      {...named('payments')}
      list={screen(async () => (await import('./payments/payment-list.tsx')).PaymentList)}
    />
    <Resource
      {...named('logs')}
      list={screen(async () => (await import('./logs/log-list.tsx')).LogList)}
      show={screen(async () => (await import('./logs/log-show.tsx')).LogShow)}
    />
    <Resource
      {...named('messages')}
      list={screen(async () => (await import('./messages/message-list.tsx')).MessageList)}
      show={screen(async () => (await import('./messages/message-show.tsx')).MessageShow)}
    />
    <CustomRoutes>
      <Route path="/config/*" element={<ConfigPage />} />
      <Route path="/konto" element={<OwnAccount />} />
    </CustomRoutes>
  </>
);
