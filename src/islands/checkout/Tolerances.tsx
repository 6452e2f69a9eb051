import { useStore } from '@nanostores/react';
import { passport as words } from '../../content/texts/find.ts';
import { kitchenNote } from '../../lib/domain/allergen-passport.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentDraft } from '../../lib/stores/checkout/checkout.ts';
import { currentPassport } from '../../lib/stores/menu/passport.ts';
import { ToleranceNote } from '../controls/ToleranceNote.tsx';
import { Section } from './fields.tsx';

/** As much as the comment's field takes. */
const LONGEST = 2000;

/** Warns of dishes that the customer does not tolerate, and offers to write it to the kitchen: only if the customer taps. */
export function Tolerances() {
  const names = useStore(currentPassport().$names);
  const items = useStore(currentCart().$items);
  const $draft = currentDraft();
  const { comment } = useStore($draft);
  if (items.length === 0 || names.length === 0) return null;
  const { note, isIn, into } = kitchenNote(words.note, names);
  const isNoted = isIn(comment);
  const text = into(comment, LONGEST);
  return (
    <Section title={words.section}>
      <ToleranceNote dishes={items} />
      <p role="status">{isNoted ? words.noted : text === null ? words.noRoom : words.ask}</p>
      {!isNoted && text !== null && (
        <button type="button" className="button quiet" onClick={() => $draft.setKey('comment', text)}>
          {words.addNote(note)}
        </button>
      )}
    </Section>
  );
}
