import { useId } from 'react';
import { legalOverlay, checkout as words } from '../../content/texts/checkout.ts';
import { age as ageWords } from '../../content/texts/facts.ts';
import { cartAge } from '../../lib/domain/product-facts.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { useStore } from '@nanostores/react';
import type { LegalLink } from '../../lib/client/page-data.ts';
import { currentCheckout, currentDraft } from '../../lib/stores/checkout/checkout.ts';
import { inputId, useFieldError } from './fields.tsx';
import { GuaranteeNotice } from './GuaranteeNotice.tsx';
import { useLegalSheet } from './LegalSheet.tsx';
import { WithdrawalNote } from './WithdrawalNote.tsx';

interface Props {
  field: 'legalInstructions' | 'privacyPolicy';
  sentence: readonly [string, string, string];
  title: string;
  link: LegalLink | null;
}

/** A consent checkbox with its text: in a sheet, in a new tab, or none (SPEC section 2). */
function Consent({ field, sentence: [before, subject, after], title, link }: Props) {
  const $draft = currentDraft();
  const accepted = useStore($draft)[field];
  const error = useFieldError(field);
  const about = useId();
  const { anchor, sheet } = useLegalSheet(link, title);
  return (
    <div className="check">
      <label>
        <input
          id={inputId(field)}
          type="checkbox"
          required
          checked={accepted}
          onChange={(event) => $draft.setKey(field, event.target.checked)}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': about } : {})}
        />
        <span>
          {before}
          {link ? <a {...anchor}>{subject}</a> : subject}
          {after}
        </span>
      </label>
      {error && (
        <p id={about} className="error">
          {error}
        </p>
      )}
      {sheet}
    </div>
  );
}

/** Asks once whether the customer is old enough for the cart; nothing where anybody is. */
function AgeConsent() {
  const age = cartAge(useStore(currentCart().$items));
  const $draft = currentDraft();
  const { ageConfirmed } = useStore($draft);
  const error = useFieldError('ageConfirmed');
  const about = useId();
  if (age === null) return null;
  return (
    <div className="check">
      <label>
        <input
          id={inputId('ageConfirmed')}
          type="checkbox"
          required
          checked={ageConfirmed >= age}
          onChange={(event) => $draft.setKey('ageConfirmed', event.target.checked ? age : 0)}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': about } : {})}
        />
        <span>{ageWords.confirm(age)}</span>
      </label>
      {error && (
        <p id={about} className="error">
          {error}
        </p>
      )}
    </div>
  );
}

/** The customer's consents (SPEC section 2). */
export function ConsentSection() {
  const { legal } = useStore(currentCheckout());
  return (
    <div className="consents">
      <AgeConsent />
      <Consent
        field="legalInstructions"
        sentence={words.acceptTerms}
        title={legalOverlay.terms}
        link={legal.terms}
      />
      <Consent
        field="privacyPolicy"
        sentence={words.acceptPrivacy}
        title={legalOverlay.privacy}
        link={legal.privacy}
      />
      <WithdrawalNote />
      <GuaranteeNotice />
    </div>
  );
}
