import { persistentAtom } from '@nanostores/persistent';
import { call } from '../../data/call.ts';
import { $connection } from './board-state.ts';

/** The server counts minutes. */
const EVERY_MS = 60_000;

/** Identifies this browser among those that show the branch's orders. */
const $device = persistentAtom<string>('backoffice.device', '');

function deviceId(): string {
  if ($device.get() === '') $device.set(crypto.randomUUID());
  return $device.get();
}

const SYSTEMS = ['iPad', 'iPhone', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux'];
const BROWSERS = ['Edg', 'Firefox', 'Chrome', 'Safari'];
const NAMES: Readonly<Record<string, string>> = { Macintosh: 'Mac', CrOS: 'Chromebook', Edg: 'Edge' };

/** What people know the device by: 'iPad, Safari'. */
export function deviceName(agent: string): string {
  const found = [SYSTEMS, BROWSERS].map((words) => words.find((word) => agent.includes(word)) ?? '');
  return found
    .filter(Boolean)
    .map((word) => NAMES[word] ?? word)
    .join(', ');
}

/** Tells the server each minute that this page hears the branch's orders. Returns how to stop. */
export function sendHeartbeats(branchId: number): () => void {
  const send = () => {
    if ($connection.get() !== 'live') return;
    const body = { device: deviceId(), name: deviceName(navigator.userAgent), branch: { id: branchId } };
    // The next one is a minute away.
    void call('post /api/heartbeats', { body }).catch(() => {});
  };
  const stop = $connection.subscribe((connection) => {
    if (connection === 'live') send();
  });
  const sending = setInterval(send, EVERY_MS);
  return () => {
    stop();
    clearInterval(sending);
  };
}
