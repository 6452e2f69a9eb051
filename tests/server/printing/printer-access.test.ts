import { describe, expect, it } from 'vitest';
import { createPrinterAccess } from '../../../src/server/printing/printers/printer-access.ts';
import { printOverTcp } from '../../../src/server/printing/printers/tcp-printer.ts';
import { startTcpPrinter } from '../../support/printers/tcp-printer.ts';

const access = createPrinterAccess([]);

describe('the address of a network printer', () => {
  it.each(['192.168.0.10', '10.1.2.3', '172.20.0.7', 'fd12::7'])('may be %s', async (host) => {
    expect(await access.resolve({ host, port: 9100 })).toBe(host);
  });

  // Systems read all of the last as 127.0.0.1.
  it.each([
    ...['127.0.0.1', '127.0.0.53', '0.0.0.0', '::1', '::', '169.254.169.254', 'fe80::1', '224.0.0.1'],
    ...['255.255.255.255', 'localhost', '::ffff:127.0.0.1', '::ffff:169.254.169.254'],
    ...['127.1', '2130706433', '0x7f000001'],
  ])('is never %s', async (host) => {
    expect(await access.resolve({ host, port: 9100 })).toBeNull();
  });

  it.each([22, 80, 5432, 6379, 9099, 9110])('is never port %i', async (port) => {
    expect(access.isPrinterPort({ host: '192.168.0.10', port })).toBe(false);
    expect(await access.resolve({ host: '192.168.0.10', port })).toBeNull();
  });

  it('may be allowed besides, with one port or with all', async () => {
    const open = createPrinterAccess([
      { host: 'localhost', port: 9150 },
      { host: '127.0.0.1', port: null },
    ]);
    expect(await open.resolve({ host: 'LOCALHOST', port: 9150 })).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(await open.resolve({ host: 'localhost', port: 9100 })).toBeNull();
    expect(await open.resolve({ host: '127.0.0.1', port: 515 })).toBe('127.0.0.1');
  });
});

it('a forbidden address is not connected to: open and closed ports give the same answer', async () => {
  const service = await startTcpPrinter();
  const forbidden = { ok: false, reason: 'forbidden', mayHavePrinted: false, status: null };
  const print = (port: number) => printOverTcp({ host: '127.0.0.1', port }, Uint8Array.of(1), access);
  expect(await print(service.port)).toEqual(forbidden);
  expect(await print(1)).toEqual(forbidden);
  expect(service.mostAtOnce()).toBe(0);
  await service.stop();
});

it('a name that does not exist is unreachable', async () => {
  const outcome = await printOverTcp({ host: 'drucker.invalid', port: 9100 }, Uint8Array.of(1), access);
  expect(outcome).toMatchObject({ ok: false, reason: 'unreachable' });
});
