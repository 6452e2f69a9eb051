import { expect, it } from 'vitest';
import { deviceName } from '../../../src/backoffice/orders/board/heartbeat.ts';

it.each([
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
    'iPad, Safari',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X210) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    'Android, Chrome',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Windows, Edge'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) Gecko/20100101 Firefox/132.0', 'Mac, Firefox'],
  ['curl/8.5.0', ''],
])('%s is shown to staff as %j', (agent, name) => expect(deviceName(agent)).toBe(name));
