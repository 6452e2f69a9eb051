import { useStore } from '@nanostores/react';
import { useDeferredValue } from 'react';
import { $asking, ask } from './asking.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { TimeDialog } from './time-dialog.tsx';

/** Whatever is to be answered before a step: one dialog for all cards. */
export function AskingDialogs({ zone }: { zone: string }) {
  // A tap is answered before the dialog is drawn.
  const asking = useDeferredValue(useStore($asking));
  if (!asking) return null;
  const { what, order, words, chosen } = asking;
  const close = () => ask(null);
  return what === 'time' ? (
    <TimeDialog order={order} zone={zone} chosen={chosen} onClose={close} />
  ) : (
    <ReasonDialog order={order} action={what} words={words} onClose={close} />
  );
}
