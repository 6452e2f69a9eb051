import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { useShortcut } from '../../data/shortcuts.ts';
import { $isShown, showShortcuts } from './shown.ts';

const ShortcutDialog = lazy(() =>
  import('./shortcut-dialog.tsx').then((it) => ({ default: it.ShortcutDialog })),
);

/** The list of all shortcuts, which '?' opens on every screen. */
export function ShortcutList() {
  const isShown = useStore($isShown);
  useShortcut('list', showShortcuts);
  return isShown ? (
    <Suspense fallback={null}>
      <ShortcutDialog onClose={() => $isShown.set(false)} />
    </Suspense>
  ) : null;
}
