import { useStore } from '@nanostores/react';
import { useId, useRef, useState } from 'react';
import { checkout as words, remember as rememberWords } from '../../content/texts/checkout.ts';
import { isLocated } from '../../lib/domain/delivery-place.ts';
import { requiredFields } from '../../lib/domain/order-mode.ts';
import { filterPhoneInput, phoneExample, spacedPhone, toE164 } from '../../lib/domain/phone.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentCheckout, currentDraft } from '../../lib/stores/checkout/checkout.ts';
import type { Draft } from '../../lib/stores/checkout/draft.ts';
import { currentRemembered } from '../../lib/stores/checkout/remembered.ts';
import { useWhen } from '../react.ts';
import { Field, Fold, Section, useHasError } from './fields.tsx';

/** The customer's contact details (SPEC section 2 'Kontaktdetails'). */
export function ContactSection() {
  const mode = useStore(currentCart().$mode);
  const $draft = currentDraft();
  const { name, email, phone } = useStore($draft);
  const { branch, sendsSms, phoneCountry } = useStore(currentCheckout());
  const required = requiredFields(branch, mode);
  if (!required.name) return null;
  const isPhoneOff = phone.trim() !== '' && toE164(phone, phoneCountry) === null;
  const spacePhone = () => {
    const known = toE164(phone, phoneCountry);
    $draft.setKey('phone', known ? spacedPhone(known) : phone.trim());
  };
  return (
    <Section title={words.contact}>
      <Field field="name" label={words.name} isRequired>
        {(binding) => (
          <input
            {...binding}
            enterKeyHint="next"
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
              enterKeyHint="next"
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
          hint={
            isPhoneOff ? words.missing.phoneFormat(phoneExample(phoneCountry)) : sendsSms && words.smsHint
          }
        >
          {(binding) => (
            <input
              {...binding}
              type="tel"
              enterKeyHint="next"
              inputMode="tel"
              autoComplete="tel"
              value={phone}
              maxLength={40}
              onChange={(event) => $draft.setKey('phone', filterPhoneInput(event.target.value))}
              onBlur={spacePhone}
            />
          )}
        </Field>
      </div>
    </Section>
  );
}

type AddressField = 'street' | 'city' | 'floor' | 'stairway' | 'door';

const loadAddressArea = () => import('./AddressArea.tsx');

/** The delivery address, where one is required (SPEC section 2). */
export function AddressSection() {
  const cart = currentCart();
  const mode = useStore(cart.$mode);
  const area = useStore(cart.$area);
  const { branch } = useStore(currentCheckout());
  const draft = useStore(currentDraft());
  const hasError = useHasError();
  const isByAddress = mode === 'delivery' && isLocated(branch);
  const piece = useWhen(isByAddress, loadAddressArea);
  if (!requiredFields(branch, mode).address) return null;
  return (
    <Section title={mode === 'delivery' ? words.deliveryAddress : words.address}>
      <AddressInput
        draft={draft}
        field="street"
        label={words.street}
        autoComplete="street-address"
        isRequired
      />
      {mode === 'delivery' && !isByAddress ? (
        <Field field="city" label={words.city} isRequired>
          {(binding) => (
            <select
              {...binding}
              value={area?.area ?? ''}
              onChange={(event) => cart.chooseArea(event.target.value)}
            >
              {branch.deliveryAreas.map((one) => (
                <option key={one.area}>{one.area}</option>
              ))}
            </select>
          )}
        </Field>
      ) : (
        <AddressInput
          draft={draft}
          field="city"
          label={words.city}
          autoComplete="address-level2"
          isRequired
        />
      )}
      {isByAddress && piece && <piece.AddressArea />}
      <Fold
        summary={words.addDoor}
        isOpen={draft.floor + draft.stairway + draft.door !== '' || hasError('floor', 'stairway', 'door')}
      >
        <div className="triple">
          <AddressInput draft={draft} field="floor" label={words.floor} />
          <AddressInput draft={draft} field="stairway" label={words.stairway} />
          <AddressInput draft={draft} field="door" label={words.door} />
        </div>
      </Fold>
    </Section>
  );
}

interface InputProps {
  draft: Draft;
  field: AddressField;
  label: string;
  autoComplete?: string;
  isRequired?: boolean;
}

function AddressInput({ draft, field, label, autoComplete = 'off', isRequired = false }: InputProps) {
  return (
    <Field field={field} label={label} isRequired={isRequired}>
      {(binding) => (
        <input
          {...binding}
          enterKeyHint="next"
          autoComplete={autoComplete}
          value={draft[field]}
          maxLength={200}
          onChange={(event) => currentDraft().setKey(field, event.target.value)}
        />
      )}
    </Field>
  );
}

/** The comment for the shop, which few write. */
export function CommentSection() {
  const $draft = currentDraft();
  const { comment } = useStore($draft);
  const hasError = useHasError();
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <Fold summary={<h2 id={id}>{words.addComment}</h2>} isOpen={comment !== '' || hasError('comment')}>
        <Field field="comment" label={words.comment}>
          {(binding) => (
            <textarea
              {...binding}
              value={comment}
              maxLength={2000}
              onChange={(event) => $draft.setKey('comment', event.target.value)}
            />
          )}
        </Field>
      </Fold>
    </section>
  );
}

/** Whether the customer's details stay on this device, where the form asks for any. */
export function RememberSection() {
  const mode = useStore(currentCart().$mode);
  const { branch } = useStore(currentCheckout());
  const $draft = currentDraft();
  const { isRemembered } = useStore($draft);
  const remembered = currentRemembered();
  const isKnown = useStore(remembered.$isKnown);
  const [isForgotten, setForgotten] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const required = requiredFields(branch, mode);
  if (!required.name && !required.address) return null;
  const forget = () => {
    setForgotten(isKnown);
    remembered.forget();
    // The button is gone.
    box.current?.focus();
  };
  return (
    <div className="card remember">
      <div className="check">
        <label>
          <input
            ref={box}
            type="checkbox"
            checked={isRemembered}
            onChange={({ target }) => {
              if (!target.checked) return forget();
              setForgotten(false);
              $draft.setKey('isRemembered', true);
            }}
          />
          <span>{rememberWords.label}</span>
        </label>
      </div>
      {isKnown && (
        <button
          type="button"
          className="button quiet"
          onClick={forget}
          aria-label={rememberWords.forgetLabel}
        >
          {rememberWords.forget}
        </button>
      )}
      <p className="hint" role="status">
        {isForgotten && rememberWords.forgotten}
      </p>
    </div>
  );
}
