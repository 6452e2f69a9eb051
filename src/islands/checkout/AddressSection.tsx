import { useStore } from '@nanostores/react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { requiredFields } from '../../lib/domain/order-mode.ts';
import { currentBranch } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/current-cart.ts';
import { currentDraft } from '../../lib/stores/checkout/checkout.ts';
import type { Draft } from '../../lib/stores/checkout/draft.ts';
import { Field, Section } from './fields.tsx';

type AddressField = 'street' | 'city' | 'floor' | 'stairway' | 'door';

/** Where to, where an address is asked for (SPEC section 2). */
export function AddressSection() {
  const cart = currentCart();
  const mode = useStore(cart.$mode);
  const area = useStore(cart.$area);
  const { branch } = currentBranch();
  const draft = useStore(currentDraft());
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
      {mode === 'delivery' ? (
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
      <div className="triple">
        <AddressInput draft={draft} field="floor" label={words.floor} />
        <AddressInput draft={draft} field="stairway" label={words.stairway} />
        <AddressInput draft={draft} field="door" label={words.door} />
      </div>
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
          autoComplete={autoComplete}
          value={draft[field]}
          maxLength={200}
          onChange={(event) => currentDraft().setKey(field, event.target.value)}
        />
      )}
    </Field>
  );
}
