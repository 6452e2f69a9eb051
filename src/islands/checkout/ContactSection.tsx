import { useStore } from '@nanostores/react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { requiredFields } from '../../lib/domain/order-mode.ts';
import { filterPhoneInput, isPhoneFormat, normalisePhone } from '../../lib/domain/phone.ts';
import { currentCart } from '../../lib/stores/cart/current-cart.ts';
import { currentCheckout, currentDraft } from '../../lib/stores/checkout/checkout.ts';
import { Field, Section } from './fields.tsx';

/** Who orders, and how to reach them (SPEC section 2 'Kontaktdetails'). */
export function ContactSection() {
  const mode = useStore(currentCart().$mode);
  const $draft = currentDraft();
  const { name, email, phone } = useStore($draft);
  const { branch, sendsSms } = currentCheckout();
  const required = requiredFields(branch, mode);
  if (!required.name) return null;
  const isPhoneOff = phone !== '' && !isPhoneFormat(normalisePhone(phone));
  return (
    <Section title={words.contact}>
      <Field field="name" label={words.name} isRequired>
        {(binding) => (
          <input
            {...binding}
            autoComplete="name"
            value={name}
            maxLength={200}
            onChange={(event) => $draft.setKey('name', event.target.value)}
          />
        )}
      </Field>
      <div className="pair">
        <Field field="email" label={words.email} isRequired={required.email}>
          {(binding) => (
            <input
              {...binding}
              type="email"
              autoComplete="email"
              value={email}
              maxLength={200}
              onChange={(event) => $draft.setKey('email', event.target.value)}
            />
          )}
        </Field>
        <Field
          field="phone"
          label={words.phone}
          isRequired={required.phone}
          hint={isPhoneOff ? words.phoneFormat(words.phoneExample) : sendsSms && words.smsHint}
        >
          {(binding) => (
            <input
              {...binding}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              value={phone}
              maxLength={40}
              onChange={(event) => $draft.setKey('phone', filterPhoneInput(event.target.value))}
              onBlur={() => $draft.setKey('phone', normalisePhone($draft.get().phone))}
            />
          )}
        </Field>
      </div>
    </Section>
  );
}
