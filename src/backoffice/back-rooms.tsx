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
      list: screen(async () => (await import('./branches/branches.tsx')).BranchList),
      edit: screen(async () => (await import('./branches/branch-form.tsx')).BranchEdit),
      create: screen(async () => (await import('./branches/branch-form.tsx')).BranchCreate),
      show: screen(async () => (await import('./branches/branches.tsx')).BranchShow),
      recordRepresentation: 'name',
    })}
    {room('tables', {
      list: screen(async () => (await import('./tables/tables.tsx')).TableList),
      edit: screen(async () => (await import('./tables/tables.tsx')).TableEdit),
      create: screen(async () => (await import('./tables/tables.tsx')).TableCreate),
      recordRepresentation: 'identifier',
    })}
    {room('divisions', {
      list: screen(async () => (await import('./divisions/divisions.tsx')).DivisionList),
      edit: screen(async () => (await import('./divisions/divisions.tsx')).DivisionEdit),
      create: screen(async () => (await import('./divisions/divisions.tsx')).DivisionCreate),
      recordRepresentation: 'name',
    })}
    {room('donatees', {
      list: screen(async () => (await import('./donatees/donatees.tsx')).DonateeList),
      edit: screen(async () => (await import('./donatees/donatees.tsx')).DonateeEdit),
      create: screen(async () => (await import('./donatees/donatees.tsx')).DonateeCreate),
      recordRepresentation: 'name',
    })}
    {room('users', {
      list: screen(async () => (await import('./users/users.tsx')).UserList),
      edit: screen(async () => (await import('./users/users.tsx')).UserEdit),
      create: screen(async () => (await import('./users/users.tsx')).UserCreate),
      recordRepresentation: 'name',
    })}
    {room('devices', {
      list: screen(async () => (await import('./devices/devices.tsx')).DeviceList),
      edit: screen(async () => (await import('./devices/devices.tsx')).DeviceEdit),
      create: screen(async () => (await import('./devices/devices.tsx')).DeviceCreate),
      recordRepresentation: 'name',
    })}
    {room('prints', {
      list: screen(async () => (await import('./prints/print-list.tsx')).PrintList),
    })}
    {room('blocks', {
      list: screen(async () => (await import('./blocks/blocks.tsx')).BlockList),
      edit: screen(async () => (await import('./blocks/blocks.tsx')).BlockEdit),
      create: screen(async () => (await import('./blocks/blocks.tsx')).BlockCreate),
      recordRepresentation: 'identifier',
    })}
    {room('uploads', {
      list: screen(async () => (await import('./uploads/uploads.tsx')).UploadList),
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
