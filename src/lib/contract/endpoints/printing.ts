import { z } from 'zod';
import { data, IdParam } from '../fields.ts';
import { CloudPrntPoll, Print, PrinterTrouble, Device, DeviceDraft, DeviceToken } from '../printing.ts';
import { endpoint, failures, json, staffList, body } from './declare.ts';

const ById = z.object({ id: IdParam });

/** The secret of a printer that fetches its receipts. */
const ByToken = z.object({ token: z.string().max(100) });
const words = (description: string) => z.string().max(200).optional().meta({ description });

/** The query of a CloudPRNT job request. */
const StarQuery = z.object({
  mac: words('The printer that asks'),
  uid: words('The same, by a name that the server has given'),
  type: words('In which media type the job is wanted'),
  token: words('The job'),
  code: words('What became of it: 200 OK, 410 Out of paper'),
});

const nothing = (description: string) => ({ description, content: { 'text/plain': { schema: z.string() } } });

/** Prints, and printers that fetch their receipts. */
export const printEndpoints = {
  listPrints: staffList('kitchen', '/api/prints', Print),
  readPrinterTroubles: endpoint('kitchen', {
    method: 'get',
    path: '/api/prints/troubles',
    responses: { 200: json(data(z.array(PrinterTrouble)), 'Printers that receipts wait for, longest first') },
  }),
  printAgain: endpoint('kitchen', {
    method: 'post',
    path: '/api/prints/{id}/again',
    request: { params: ById },
    responses: { 200: json(data(Print), 'What waits for the printer now'), ...failures(403, 404, 409) },
  }),
  readReceipt: endpoint('kitchen', {
    method: 'get',
    path: '/api/orders/{id}/receipt',
    request: { params: ById },
    responses: {
      200: {
        description: "The order's receipt as its branch's printer has it",
        content: { 'image/svg+xml': { schema: z.string() } },
      },
      ...failures(403, 404),
    },
  }),
  pollCloudPrnt: endpoint(
    'anyone',
    {
      method: 'post',
      path: '/api/printers/cloudprnt/{token}',
      request: {
        params: ByToken,
        body: {
          required: false,
          description:
            'How the printer is, as JSON; only `statusCode` and `printingInProgress` are looked at',
          content: { '*/*': { schema: z.string() } },
        },
      },
      responses: { 200: json(CloudPrntPoll, 'Whether there is a job'), ...failures(404, 429) },
    },
    'signed',
  ),
  fetchCloudPrntJob: endpoint(
    'anyone',
    {
      method: 'get',
      path: '/api/printers/cloudprnt/{token}',
      request: { params: ByToken, query: StarQuery },
      responses: {
        200: { description: 'The job in the type asked for', content: { '*/*': { schema: z.string() } } },
        ...failures(404, 429),
        415: nothing('The job is not to be had in that type'),
      },
    },
    'signed',
  ),
  confirmCloudPrntJob: endpoint(
    'anyone',
    {
      method: 'delete',
      path: '/api/printers/cloudprnt/{token}',
      request: { params: ByToken, query: StarQuery },
      responses: { 200: nothing('Noted'), ...failures(404, 429) },
    },
    'signed',
  ),
  pollServerDirectPrint: endpoint(
    'anyone',
    {
      method: 'post',
      path: '/api/printers/epson/{token}',
      request: {
        params: ByToken,
        body: {
          required: false,
          description: 'A form with `ConnectionType`: GetRequest, SetResponse or SetStatus',
          content: { '*/*': { schema: z.string() } },
        },
      },
      responses: {
        200: {
          description: 'ePOS-Print XML; empty if there is no job',
          content: { 'text/xml': { schema: z.string() } },
        },
        ...failures(404, 429),
      },
    },
    'signed',
  ),
} as const;

const params = z.object({ id: IdParam });

/** Sends a device a test; 409: its channel is not set up. */
const test = <const P extends string>(path: P) =>
  endpoint('admin', {
    method: 'post',
    path,
    request: { params },
    responses: { 200: json(data(Device), 'It came through'), ...failures(404, 409) },
  });

/** Devices of branches. */
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
