import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { product as words } from '../../content/texts/product.ts';
import { canDecrease, canIncrease, formatAmount } from '../../lib/domain/amount-input.ts';
import type { ItemEditor } from '../../lib/stores/product-dialog/item-editor.ts';

/** How much of it: minus, a number that can be typed with a comma, plus. */
export function AmountField({ editor }: { editor: ItemEditor }) {
  const { amount, rule, unit } = useStore(editor.$view);
  /** What is being typed; null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);

  const take = () => {
    if (typed !== null) editor.typeAmount(typed);
    setTyped(null);
  };

  return (
    <div className="amount" role="group" aria-label={words.amount}>
      <button
        type="button"
        aria-label={words.decrease}
        disabled={!canDecrease(amount, rule)}
        onClick={editor.decrease}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M5 12h14" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        </svg>
      </button>
      <label>
        <span className="hidden-visually">{words.amount}</span>
        <input
          className="number"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? formatAmount(amount)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
        />
        <span className="unit">{unit}</span>
      </label>
      <button
        type="button"
        aria-label={words.increase}
        disabled={!canIncrease(amount, rule)}
        onClick={editor.increase}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
