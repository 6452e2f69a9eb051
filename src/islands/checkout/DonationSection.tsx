import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { donation as words } from '../../content/texts/checkout.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { currentCheckout, currentDraft } from '../../lib/stores/checkout/checkout.ts';
import { DONATION } from '../../lib/stores/donation.ts';
import { DonateePicker } from './DonateePicker.tsx';
import { inputId, Section, useFieldNotes } from './fields.tsx';
import { Icon } from './Icon.tsx';

/** Whom the shop gives to because of this order (SPEC section 2 'Donation section'). */
export function DonationSection() {
  const { donatees } = currentCheckout();
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
