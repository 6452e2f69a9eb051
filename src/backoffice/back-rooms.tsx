import { lazy, type ComponentType } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { resources, type ResourceName } from './api/texts.ts';
import { guarded, type Screens } from './shell/guarded.tsx';

/** Fetched when it is first opened. */
const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const room = (name: ResourceName, screens: Screens & { recordRepresentation?: string }) => (
  <Resource name={name} options={{ label: resources[name].many }} {...guarded(screens)} />
);

const ConfigPage = screen(async () => (await import('./config/config-page.tsx')).ConfigPage);
const OwnAccount = screen(async () => (await import('./users/own-account.tsx')).OwnAccount);

/** The screens of everything besides orders and what is offered, each fetched when it is first opened. */
export const BACK_ROOMS = (
  <>
    {room('branches', {
      list: screen(async () => (await import('./branches/branch-list.tsx')).BranchList),
      edit: screen(async () => (await import('./branches/branch-edit.tsx')).BranchEdit),
      create: screen(async () => (await import('./branches/branch-create.tsx')).BranchCreate),
      show: screen(async () => (await import('./branches/branch-show.tsx')).BranchShow),
      recordRepresentation: 'name',
    })}
    {room('tables', {
      list: screen(async () => (await import('./tables/table-list.tsx')).TableList),
      edit: screen(async () => (await import('./tables/table-edit.tsx')).TableEdit),
      create: screen(async () => (await import('./tables/table-create.tsx')).TableCreate),
      recordRepresentation: 'identifier',
    })}
    {room('divisions', {
      list: screen(async () => (await import('./divisions/division-list.tsx')).DivisionList),
      edit: screen(async () => (await import('./divisions/division-edit.tsx')).DivisionEdit),
      create: screen(async () => (await import('./divisions/division-create.tsx')).DivisionCreate),
      recordRepresentation: 'name',
    })}
    {room('donatees', {
      list: screen(async () => (await import('./donatees/donatee-list.tsx')).DonateeList),
      edit: screen(async () => (await import('./donatees/donatee-edit.tsx')).DonateeEdit),
      create: screen(async () => (await import('./donatees/donatee-create.tsx')).DonateeCreate),
      recordRepresentation: 'name',
    })}
    {room('users', {
      list: screen(async () => (await import('./users/user-list.tsx')).UserList),
      edit: screen(async () => (await import('./users/user-edit.tsx')).UserEdit),
      create: screen(async () => (await import('./users/user-create.tsx')).UserCreate),
      recordRepresentation: 'name',
    })}
    {room('devices', {
      list: screen(async () => (await import('./devices/device-list.tsx')).DeviceList),
      edit: screen(async () => (await import('./devices/device-edit.tsx')).DeviceEdit),
      create: screen(async () => (await import('./devices/device-create.tsx')).DeviceCreate),
      recordRepresentation: 'name',
    })}
    {room('prints', {
      list: screen(async () => (await import('./prints/print-list.tsx')).PrintList),
    })}
    {room('blocks', {
      list: screen(async () => (await import('./blocks/block-list.tsx')).BlockList),
      edit: screen(async () => (await import('./blocks/block-edit.tsx')).BlockEdit),
      create: screen(async () => (await import('./blocks/block-create.tsx')).BlockCreate),
      recordRepresentation: 'identifier',
    })}
    {room('uploads', {
      list: screen(async () => (await import('./uploads/upload-list.tsx')).UploadList),
    })}
    {room('payments', {
      list: screen(async () => (await import('./payments/payment-list.tsx')).PaymentList),
    })}
    {room('logs', {
      list: screen(async () => (await import('./logs/log-list.tsx')).LogList),
      show: screen(async () => (await import('./logs/log-show.tsx')).LogShow),
    })}
    {room('messages', {
      list: screen(async () => (await import('./messages/message-list.tsx')).MessageList),
      show: screen(async () => (await import('./messages/message-show.tsx')).MessageShow),
    })}
    <CustomRoutes>
      <Route path="/config/*" element={<ConfigPage />} />
      <Route path="/konto" element={<OwnAccount />} />
    </CustomRoutes>
  </>
);
