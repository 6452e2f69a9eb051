import { useSyncExternalStore } from 'react';

/** What this browser shows, as 1 or 0; without a choice it is shown (SPEC section 3 'Local settings'). */
const KEYS = { product: 'settings.show_product_data', customer: 'settings.show_customer_data' } as const;

type LocalSetting = keyof typeof KEYS;

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function read(setting: LocalSetting): boolean {
  try {
    return localStorage.getItem(KEYS[setting]) !== '0';
  } catch {
    return true;
  }
}

/** One of this browser's settings, and how to change it. */
export function useLocalSetting(setting: LocalSetting): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(listen, () => read(setting));
  return [
    isOn,
    (next) => {
      try {
        localStorage.setItem(KEYS[setting], next ? '1' : '0');
      } catch {
        // A browser without a storage shows everything.
      }
      for (const listener of listeners) listener();
    },
  ];
}
