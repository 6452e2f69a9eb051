import type { Device, DeviceDraft, DeviceToken, Print } from '../../../src/lib/contract/printing.ts';
import { shareJobQueue } from '../../../src/server/platform/queue/job-queue.ts';
import { findOrderById } from '../../../src/server/orders/queries/orders.ts';
import { openPrinting } from '../../../src/server/printing/open-printing.ts';
import { createPrinterAccess } from '../../../src/server/printing/printers/printer-access.ts';
import { NO_DEVICE_TESTS } from '../../../src/server/printing/devices.ts';
import { NO_TASKS } from '../../../src/server/orders/order-tasks.ts';
import { draft, newApp } from '../app.ts';
import type { DatabaseKind } from '../database.ts';

/** Printers of tests are next door. */
const PRINTER_TIMEOUTS = { connect: 1000, status: 400, drain: 600, finish: 600 };

/** The app with its printers, as the server puts them together; a printer that fails is tried again at once. */
export async function newPrinting(kind?: DatabaseKind, retryLimit = 50) {
  const app = await newApp(kind);
  const troubles: unknown[] = [];
  const queue = shareJobQueue(app.db, (error) => troubles.push(error));
  // Printers of tests are on this machine.
  const printerAccess = createPrinterAccess([{ host: '127.0.0.1', port: null }]);
  const printing = openPrinting({
    access: printerAccess,
    db: app.db,
    queue,
    readShop: app.readShop,
    now: () => app.clock.now,
    report: (error) => troubles.push(error),
    timeouts: PRINTER_TIMEOUTS,
    retries: { retryLimit, retryDelay: 1, retryDelayMax: 1 },
  });
  await printing.start();
  const { app: api } = app.composeAgain({
    tasks: { ...NO_TASKS, print: printing.print },
    deviceTests: { ...NO_DEVICE_TESTS, print: printing.testPrint },
    printSender: printing.sender,
    printerAccess,
  });
  const admin = await app.as('admin');
  const staff = await app.as('employee', [1]);
  let number = 0;

  async function call(path: string, method = 'GET', body?: unknown, cookie = admin.cookie) {
    const answer = await api.request(path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const json = (text.startsWith('{') ? JSON.parse(text) : {}) as {
      data?: unknown;
      errors?: { message: string }[];
    };
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      data: json.data,
      errors: json.errors ?? [],
    };
  }

  return {
    ...app,
    api,
    printing,
    troubles,
    admin,
    staff,
    call,
    /** A new printer of branch 1. */
    async device(fields: Partial<DeviceDraft> = {}): Promise<Device> {
      number += 1;
      const made = await call('/api/devices', 'POST', {
        identifier: `drucker-${number}`,
        name: `Drucker ${number}`,
        branch: { id: 1 },
        ...fields,
      });
      if (made.status !== 201) throw new Error(JSON.stringify(made.errors));
      return made.data as Device;
    },
    /** A new printer that fetches its receipts, with where it does so. */
    async poller(connection: 'cloudprnt' | 'epson', fields: Partial<DeviceDraft> = {}) {
      const device = await this.device({ connection, ...fields });
      const { data } = await call(`/api/devices/${device.id}/token`, 'POST');
      return { device, path: (data as DeviceToken).path };
    },
    async order(changes: object = {}): Promise<number> {
      const { status, data, errors } = await app.order(draft(changes));
      if (status !== 201) throw new Error(JSON.stringify(errors));
      return data.id;
    },
    /** Tells the printers of a moment, as the server does after a step. */
    async tell(id: number, moment: 'confirmed' | 'completed' = 'confirmed'): Promise<void> {
      await app.db.transaction(async (tx) => {
        const stored = await findOrderById(tx, id);
        if (!stored) throw new Error('no order');
        await printing.listener(tx, stored, { order: id, moment });
      });
    },
    /** What the ledger says of a device, oldest first. */
    async ledger(device: Pick<Device, 'id'>): Promise<Print[]> {
      const filter = encodeURIComponent(JSON.stringify({ deviceId: device.id }));
      return (await call(`/api/prints?filter=${filter}&sort=["id","ASC"]`)).data as Print[];
    },
    async close() {
      await printing.close();
      await queue.close();
      await app.close();
    },
  };
}

export type Printing = Awaited<ReturnType<typeof newPrinting>>;
