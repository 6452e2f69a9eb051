import type { KeyboardEvent } from 'react';
import { boardTexts } from '../texts.ts';
import type { Column } from './columns.ts';
import { Count } from './column.tsx';

interface Props {
  names: readonly Column[];
  chosen: Column | undefined;
  counts: Readonly<Record<Column, { n: number; hasMore: boolean; isCalling: boolean }>>;
  onChoose: (name: Column) => void;
}

const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The columns to choose from. Plain buttons: the usual tabs measure the page after each change of an order. */
export function ColumnTabs({ names, chosen, counts, onChoose }: Props) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const to = names[names.findIndex((name) => name === chosen) + (WAYS[event.key] ?? Number.NaN)];
    if (!to) return;
    event.preventDefault();
    onChoose(to);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${to}"]`)?.focus();
  }
  return (
    <div role="tablist" tabIndex={-1} aria-label={boardTexts.tabs} className="order-tabs" onKeyDown={move}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-tab={name}
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          className="order-tab"
          onClick={() => onChoose(name)}
        >
          {boardTexts.columns[name]}
          <Count {...counts[name]} />
        </button>
      ))}
    </div>
  );
}
