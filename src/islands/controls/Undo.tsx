import { useEffect, useRef } from 'react';
import { cart as words } from '../../content/texts/cart.ts';
import { currentCartChanges, UNDO_MS, type Removed } from '../../lib/stores/cart/changes.ts';

/** 'Espresso entfernt. Rückgängig', for some seconds; longer while a keyboard is on it. */
export function Undo({ removed }: { removed: Removed }) {
  const changes = currentCartChanges();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button that was pressed is gone.
    button.current?.focus();
    const timer = setInterval(() => {
      if (!button.current?.matches(':focus-visible')) changes.forget(removed);
    }, UNDO_MS);
    return () => clearInterval(timer);
  }, [changes, removed]);

  const undo = () => {
    changes.undo();
    // The line is drawn once this event is over.
    setTimeout(() => document.querySelectorAll<HTMLElement>('.cart-lines .what')[removed.index]?.focus());
  };

  return (
    <>
      {words.removed(removed.item.product.name)}{' '}
      <button type="button" ref={button} onClick={undo}>
        {words.undo}
      </button>
    </>
  );
}
