import type { CheckoutData } from '../../lib/client/page-data.ts';
import { toCents, formatMoney } from '../../lib/domain/money.ts';
import { searchDonatees } from '../../lib/domain/search.ts';
import { useStore } from '@nanostores/react';
import { useState, useId } from 'react';
import { donation as words } from '../../content/texts/checkout.ts';
import { closeSheet } from '../controls/Sheet.tsx';
import { currentShop } from '../../lib/stores/page.ts';
import { currentCheckout, currentDraft } from '../../lib/stores/checkout/checkout.ts';
import { inputId, Section, useFieldNotes, Icon, TitledSheet } from './fields.tsx';

/** The shop's donation per order, in its own currency (SPEC section 9). */
const DONATION = toCents(0.07);

interface Props {
  donatees: CheckoutData['donatees'];
  chosen: number | null;
  onConfirm(id: number | null): void;
  onClose(): void;
}

/** The donation recipients; a second tap deselects one (SPEC section 2 'Donation section'). */
function DonateePicker({ donatees, chosen, onConfirm, onClose }: Props) {
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(chosen);
  const found = searchDonatees(donatees, query);
  return (
    <TitledSheet title={words.choose} closeLabel={words.close} className="donatee-picker" onClose={onClose}>
      <div className="field">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <div className="scroll">
        <div role="status">{found.length === 0 && <p>{words.none}</p>}</div>
        <ul>
          {found.map(({ id, name, description }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === selected}
                onClick={() => setSelected(id === selected ? null : id)}
              >
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
    </TitledSheet>
  );
}

/** The donation section of the checkout (SPEC section 2 'Donation section'). */
export function DonationSection() {
  const { donatees } = useStore(currentCheckout());
  const $draft = currentDraft();
  const { donatee } = useStore($draft);
  const [isOpen, setOpen] = useState(false);
  const { attributes, notes } = useFieldNotes('donatee');
  const about = useId();
  if (donatees.length === 0) return null;
  const chosen = donatees.find(({ id }) => id === donatee);
  const { 'aria-describedby': error } = attributes;
  return (
    <Section title={words.heading}>
      <p id={about}>{words.about(formatMoney(DONATION, currentShop().currency))}</p>
      <div className="field">
        <button
          id={inputId('donatee')}
          type="button"
          className="opener"
          aria-haspopup="dialog"
          aria-describedby={error ? `${about} ${error}` : about}
          onClick={() => setOpen(true)}
        >
          {chosen?.name ?? words.choose}
          <Icon name="heart" />
        </button>
        {notes}
      </div>
      {isOpen && (
        <DonateePicker
          donatees={donatees}
          chosen={chosen?.id ?? null}
          onConfirm={(id) => $draft.setKey('donatee', id)}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
