import { z } from 'zod';
import { Device, DeviceDraft, DeviceToken } from '../devices.ts';
import { data, IdParam } from '../fields.ts';
import { body, endpoint, failures, json } from './declare.ts';
import { staffList } from './staff-list.ts';

const params = z.object({ id: IdParam });

/** Sends a device something to see whether it comes through. 409 where nobody is set up for that. */
const test = <const P extends string>(path: P) =>
  endpoint('admin', {
    method: 'post',
    path,
    request: { params },
    responses: { 200: json(data(Device), 'It came through'), ...failures(404, 409) },
  });

/** What orders are sent to. */
export const deviceEndpoints = {
  listDevices: staffList('admin', '/api/devices', Device),
  readDevice: endpoint('admin', {
    method: 'get',
    path: '/api/devices/{id}',
    request: { params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,80}$/) }) },
    responses: { 200: json(data(Device), 'The one with that id or identifier'), ...failures(404) },
  }),
  createDevice: endpoint('admin', {
    method: 'post',
    path: '/api/devices',
    request: { body: body(DeviceDraft) },
    responses: { 201: json(data(Device), 'The new one'), ...failures(422) },
  }),
  updateDevice: endpoint('admin', {
    method: 'put',
    path: '/api/devices/{id}',
    request: { params, body: body(DeviceDraft.partial()) },
    responses: { 200: json(data(Device), 'As it is now'), ...failures(404, 422) },
  }),
  deleteDevice: endpoint('admin', {
    method: 'delete',
    path: '/api/devices/{id}',
    request: { params },
    responses: { 200: json(data(Device), 'As it was'), ...failures(404) },
  }),
  renewDeviceToken: endpoint('admin', {
    method: 'post',
    path: '/api/devices/{id}/token',
    request: { params },
    responses: {
      200: json(data(DeviceToken), 'Where it fetches receipts from now on; told this once'),
      ...failures(404, 409),
    },
  }),
  testDeviceNotification: test('/api/devices/{id}/test/notification'),
  testDevicePrint: test('/api/devices/{id}/test/print'),
} as const;
