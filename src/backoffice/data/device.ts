import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { browserStorage } from '../../lib/stores/storage.ts';

/** Settings of this device. Where the browser has no room for them, they last as long as the page. */

if ('window' in globalThis) setPersistentEngine(browserStorage.values, windowPersistentEvents);

/** A switch, stored as 1 or 0; `initial` without a choice. */
export const deviceSwitch = (key: string, initial: boolean) =>
  persistentAtom<boolean>(key, initial, {
    encode: (isOn) => (isOn ? '1' : '0'),
    decode: (text) => (initial ? text !== '0' : text === '1'),
  });

/** The branch that was chosen last. */
export const $branchId = persistentAtom<number | null>('backoffice.branch', null, {
  encode: String,
  decode: (text) => (/^\d+$/.test(text) ? Number(text) : null),
});
