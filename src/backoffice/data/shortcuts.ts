import { useEffect, useEffectEvent } from 'react';
import { deviceSwitch } from './device.ts';
import { keyNames } from './texts.ts';

/** Where a shortcut works. */
export type ShortcutPlace = 'everywhere' | 'board' | 'taking' | 'lists';

interface Shortcut {
  /** As `KeyboardEvent.key` names them; `Control+` stands for the command key on Apple's devices, too. */
  keys: readonly string[];
  place: ShortcutPlace;
}

/** Every shortcut of the back office: its handlers and the dialog that lists them read this table. `shortcutNames` says what each does. */
export const SHORTCUTS = {
  search: { keys: ['Control+K'], place: 'everywhere' },
  list: { keys: ['?'], place: 'everywhere' },
  take: { keys: ['N'], place: 'board' },
  cards: {
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    place: 'board',
  },
  onward: { keys: ['Enter'], place: 'taking' },
  send: { keys: ['Control+Enter'], place: 'taking' },
  drag: { keys: [' '], place: 'lists' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;

/** Single letters may get in the way of voice control: they can be turned off on a device (WCAG 2.1.4). */
export const $singleKeys = deviceSwitch('backoffice.single-keys', true);

const CONTROL = 'Control+';
const isSingle = (key: string) => key.length === 1 && key !== ' ';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key press is this shortcut. */
export function isShortcut(name: ShortcutName, { key, ctrlKey, metaKey, altKey }: Pressed): boolean {
  const keys: readonly string[] = SHORTCUTS[name].keys;
  if (altKey) return false;
  return keys.some((one) => {
    if (one.startsWith(CONTROL))
      return (ctrlKey || metaKey) && key.toLowerCase() === one.slice(CONTROL.length).toLowerCase();
    return !ctrlKey && !metaKey && key.toLowerCase() === one.toLowerCase();
  });
}

/** What `aria-keyshortcuts` says of a shortcut. */
export const ariaKeys = (name: ShortcutName): string =>
  SHORTCUTS[name].keys
    .flatMap((key) => (key.startsWith(CONTROL) ? [key, key.replace(CONTROL, 'Meta+')] : [key]))
    .join(' ');

const WORDS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': keyNames.space,
};

const isApple = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** A shortcut's keys as they stand on the keyboard: `Strg + K`, or `⌘ K`. */
export function keysOf(name: ShortcutName): string[] {
  const keys: readonly string[] = SHORTCUTS[name].keys;
  return keys.map((key) =>
    key.startsWith(CONTROL)
      ? `${isApple() ? '⌘ ' : `${keyNames.control} + `}${key.slice(CONTROL.length)}`
      : (WORDS[key] ?? key),
  );
}

/** Where a letter is typed, or belongs to what is open. */
const TYPING = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="combobox"]';

/** Runs at the press of a shortcut, wherever the focus is; single letters only where nothing is typed. */
export function useShortcut(name: ShortcutName, run: () => void): void {
  const latest = useEffectEvent(run);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isShortcut(name, event)) return;
      if (isSingle(event.key)) {
        if (!$singleKeys.get()) return;
        if (event.target instanceof HTMLElement && event.target.closest(TYPING)) return;
      }
      event.preventDefault();
      latest();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [name]);
}
