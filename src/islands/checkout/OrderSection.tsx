import { useStore } from '@nanostores/react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { requiredFields } from '../../lib/domain/order-mode.ts';
import { currentBranch } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/current-cart.ts';
import { currentDraft, currentForm } from '../../lib/stores/checkout/checkout.ts';
import { ModeSelect } from '../controls/ModeSelect.tsx';
import { Field, Section } from './fields.tsx';

/** How the order reaches the customer, and at which table (SPEC section 2 'Bestellung'). */
export function OrderSection() {
  const { branch, tables } = currentBranch();
  const mode = useStore(currentCart().$mode);
  const isOpen = useStore(currentForm().$isOpen);
  const $draft = currentDraft();
  const { table } = useStore($draft);
  return (
    <Section title={words.order}>
      <ModeSelect />
      <div role="status">
        {!isOpen && (
          <p className="notice">
            {mode === 'delivery' ? words.noDelivery : words.closed}{' '}
            {branch.isPreorderEnabled && words.preorder}
          </p>
        )}
      </div>
      {requiredFields(branch, mode).table && (
        <Field field="table" label={words.table} isRequired hint={words.tableHint}>
          {(binding) => (
            <select
              {...binding}
              value={table ?? ''}
              onChange={(event) =>
                $draft.setKey('table', event.target.value ? Number(event.target.value) : null)
              }
            >
              <option value="">{words.choose}</option>
              {tables.map(({ id, identifier }) => (
                <option key={id} value={id}>
                  {identifier}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </Section>
  );
}
