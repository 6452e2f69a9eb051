import { useEffect, useRef } from 'react';
import { undo as words } from '../../content/texts/undo.ts';
import { currentCartChanges, UNDO_MS, type Removed } from '../../lib/stores/cart/cart.ts';
// As text, so that it is loaded with this piece only.
import style from './undo.css?inline';

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
      <style href="undo" precedence="default">
        {style}
      </style>
      {words.removed(removed.item.product.name)}{' '}
      <button type="button" ref={button} onClick={undo}>
        {words.undo}
      </button>
    </>
  );
}
