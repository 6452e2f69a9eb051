import { useStore } from '@nanostores/react';
import { useState, useId } from 'react';
import { cart as cartWords } from '../../content/texts/cart.ts';
import { modeName } from '../../lib/stores/mode-name.ts';
import { checkout as words, donation as donationWords } from '../../content/texts/checkout.ts';
import { paying as tipWords } from '../../content/texts/paying.ts';
import { marks } from '../../content/texts/dish.ts';
import { formatAmount, sum } from '../../lib/domain/quantity.ts';
import { asCents, formatMoney, type Cents, toCents } from '../../lib/domain/money.ts';
import { priceCart } from '../../lib/domain/pricing.ts';
import { currentBranch, currentShop } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { CartLines } from '../controls/CartParts.tsx';
import { DiscountsPlace, GoalPlace, UndoPlace } from '../controls/places.tsx';
import { useWhen } from '../react.ts';
import { mayPromote } from '../../lib/stores/cart/promoting.ts';
import { Fold, Section, inputId, useFieldNotes, Icon, TitledSheet } from './fields.tsx';
import type { CheckoutData } from '../../lib/client/page-data.ts';
import { searchDonatees } from '../../lib/domain/search.ts';
import { closeSheet } from '../controls/Sheet.tsx';
import { currentCheckout, currentDraft, currentPrice } from '../../lib/stores/checkout/checkout.ts';
import { BASE } from '../../lib/domain/words/locale.ts';

/** The sums with their taxes; approximate ones are marked 'ca.' (SPEC section 2 'Totals'). */
export function Totals() {
  const cart = currentCart();
  const { branch, taxNote } = useStore(currentCheckout());
  const { currency } = currentShop();
  const items = useStore(cart.$items);
  const { context } = useStore(currentPrice());
  const { mode } = context;
  const pricing = priceCart(items, context);
  const money = (cents: Cents) =>
    (pricing.isApproximate ? `${marks.approximately} ` : '') + formatMoney(cents, currency);
  const total = cartWords.total(pricing.totalNet < pricing.totalGross);
  const isBasePrice = pricing.isApproximate || pricing.isMinimum;
  return (
    <>
      <dl className="summary">
        {pricing.depositGross > 0 && (
          <div>
            <dt>{cartWords.deposit}</dt>
            <dd className="number">{money(pricing.depositGross)}</dd>
          </div>
        )}
        {mode === 'delivery' ? (
          <div>
            <dt>{cartWords.deliveryCost}</dt>
            <dd className="number">
              {pricing.deliveryGross === 0 ? cartWords.free : money(pricing.deliveryGross)}
            </dd>
          </div>
        ) : (
          <div>
            <dt>{mode === 'dineIn' ? cartWords.location : modeName('takeaway')}</dt>
            <dd>{branch.name}</dd>
          </div>
        )}
        <DiscountsPlace />
        {pricing.tip > 0 && (
          <div>
            <dt>{tipWords.name}</dt>
            <dd className="number">{money(pricing.tip)}</dd>
          </div>
        )}
        <div className="grand">
          <dt>{total}</dt>
          <dd className="number" data-total>
            {money(pricing.totalGross)}
          </dd>
        </div>
        {pricing.rounding !== 0 && (
          <>
            <div>
              <dt>{tipWords.rounding}</dt>
              <dd className="number">{formatMoney(pricing.rounding, currency)}</dd>
            </div>
            <div className="grand">
              <dt>{tipWords.toPay}</dt>
              <dd className="number">{money(asCents(pricing.totalGross + pricing.rounding))}</dd>
            </div>
          </>
        )}
      </dl>
      {!total.endsWith(taxNote) && <p className="note">{taxNote}</p>}
      {(!taxNote || pricing.totalNet < pricing.totalGross) && (
        <Fold summary={words.taxes}>
          <dl className="summary">
            <div>
              <dt>{words.totalNet}</dt>
              <dd className="number">{money(pricing.totalNet)}</dd>
            </div>
            {pricing.taxes.map(({ rate, amount }) => (
              <div key={rate}>
                <dt>{words.vat(formatAmount(rate))}</dt>
                <dd className="number">{money(amount)}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
      {branch.isQuotationRequired && <p className="note">{words.quotationNote}</p>}
      {!branch.isQuotationRequired && isBasePrice && <p className="note">{words.approximateNote}</p>}
    </>
  );
}

const loadCodes = () => import('../controls/Promotions.tsx');

/** Where codes of promotions are entered, in shops that have any; loaded once a customer unfolds it. */
function CodesFold() {
  const [isOpen, setOpen] = useState(false);
  const { gross } = useStore(currentCart().$pricing);
  const isOffered = currentShop().promotions !== undefined;
  const piece = useWhen(isOffered && (isOpen || mayPromote(gross)), loadCodes);
  if (!isOffered) return null;
  return (
    <Fold summary={words.codes} onOpen={() => setOpen(true)}>
      {piece && <piece.Codes />}
    </Fold>
  );
}

/** The items and their prices (SPEC section 2 'Warenkorb'). */
export function CartSection() {
  const cart = currentCart();
  const { branch } = useStore(currentBranch());
  const items = useStore(cart.$items);
  if (items.length === 0) {
    return (
      <Section title={cartWords.heading}>
        <div className="empty-cart">
          <p>{words.emptyCart}</p>
          <a className="button" href={`${BASE}/store/${branch.identifier}`}>
            {words.toMenu}
          </a>
          <UndoPlace />
        </div>
      </Section>
    );
  }
  return (
    <Section title={cartWords.heading} count={formatAmount(sum(items.map(({ amount }) => amount)))}>
      <CartLines />
      <GoalPlace />
      <Totals />
      <CodesFold />
    </Section>
  );
}

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
    <TitledSheet
      title={donationWords.choose}
      closeLabel={donationWords.close}
      className="donatee-picker"
      onClose={onClose}
    >
      <div className="field">
        <input
          type="search"
          aria-label={donationWords.search}
          placeholder={donationWords.search}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <div className="scroll">
        <div role="status">{found.length === 0 && <p>{donationWords.none}</p>}</div>
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
          {donationWords.confirm}
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
    <Section title={donationWords.heading}>
      <p id={about}>{donationWords.about(formatMoney(DONATION, currentShop().currency))}</p>
      <div className="field">
        <button
          id={inputId('donatee')}
          type="button"
          className="opener"
          aria-haspopup="dialog"
          aria-describedby={error ? `${about} ${error}` : about}
          onClick={() => setOpen(true)}
        >
          {chosen?.name ?? donationWords.choose}
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
