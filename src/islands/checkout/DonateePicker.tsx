import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { donation as words } from '../../content/texts/checkout.ts';
import type { CheckoutData } from '../../lib/client/page-data.ts';
import { createDonateePicker } from '../../lib/stores/donation.ts';
import { closeSheet, Sheet } from '../controls/Sheet.tsx';

interface Props {
  donatees: CheckoutData['donatees'];
  chosen: number | null;
  onConfirm(id: number | null): void;
  onClose(): void;
}

export function DonateePicker({ donatees, chosen, onConfirm, onClose }: Props) {
  const [picker] = useState(() => createDonateePicker(donatees, chosen));
  const { query, selected, found } = useStore(picker.$view);
  return (
    <Sheet title={words.choose} closeLabel={words.close} className="donatee-picker" onClose={onClose}>
      <div className="field">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          autoComplete="off"
          value={query}
          onChange={(event) => picker.search(event.target.value)}
        />
      </div>
      <div className="scroll">
        <div role="status">{found.length === 0 && <p>{words.none}</p>}</div>
        <ul>
          {found.map(({ id, name, description }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === selected} onClick={() => picker.tap(id)}>
                <b>{name}</b>
                {description && <small>{description}</small>}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <footer>
        <button
          type="button"
          className="button"
          onClick={(event) => {
            onConfirm(selected);
            closeSheet(event);
          }}
        >
          {words.confirm}
        </button>
      </footer>
    </Sheet>
  );
}
