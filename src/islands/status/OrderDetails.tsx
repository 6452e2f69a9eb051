import { cart as cartWords } from '../../content/texts/cart.ts';
import { modeName } from '../../lib/stores/mode-name.ts';
import { paying, paymentMethods } from '../../content/texts/paying.ts';
import { status as words } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { formatDate, formatTime } from '../../lib/domain/dates.ts';
import { modeOf } from '../../lib/domain/order-mode.ts';
import { infoStatus, paymentAddition } from '../../lib/domain/order.ts';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';
import { marks } from '../../content/texts/dish.ts';
import { langOfChoices, langOfWord } from '../../lib/domain/lang-of-words.ts';
import { choicesText } from '../../content/texts/sentences/choices.ts';
import { depositText } from '../../lib/domain/words/facts.ts';
import { payable } from '../../lib/domain/cash-rounding.ts';
import { factLines } from '../../lib/domain/line-facts.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { beforeDiscount, promotionLabel } from '../../lib/domain/promotions/shown.ts';
import { formatAmount } from '../../lib/domain/quantity.ts';
import { unitName } from '../../lib/domain/words/units.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { useWhen } from '../react.ts';

function paymentText(order: PublicOrder): string {
  const addition = paymentAddition(order);
  const method = isOnlinePayment(order.paymentMethod)
    ? words.onlinePayment
    : paymentMethods[order.paymentMethod];
  return addition ? `${method} ${words[addition]}` : method;
}

/** Status, payment, mode and times in one block (SPEC section 4 'Info block'). */
export function OrderInfo({ order, timezone }: { order: PublicOrder; timezone: string }) {
  const at = (instant: string) => {
    const time = Date.parse(instant);
    return words.when(formatDate(time, timezone), formatTime(time, timezone));
  };
  const rows: [string, string | null][] = [
    [words.statusLabel, words.info[infoStatus(order)]],
    [words.mode, modeName(modeOf(order))],
    [words.table, order.tableIdentifier],
    [words.appointment, order.appointment && at(order.appointment)],
    [words.requested, order.appointment ? null : order.appointmentDate && at(order.appointmentDate)],
    [words.payment, paymentText(order)],
    [words.ordered, at(order.createdAt)],
  ];
  return (
    <dl className="card summary">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const loadTill = () => import('./TillReceipt.tsx');

/** That this is no receipt of a till, until one has written its own; few orders load that. */
function TillPlace({ order: { tillReceipt } }: { order: PublicOrder }) {
  const piece = useWhen(tillReceipt !== undefined, loadTill);
  if (!tillReceipt) return <p className="no-till">{words.noTill}</p>;
  return piece && <piece.TillReceipt receipt={tillReceipt} zone={currentShop().timezone} />;
}

/** What was ordered and what it costs, as the server computed it. */
export function OrderItems({ order, currency }: { order: PublicOrder; currency: string }) {
  const { items, pricing } = order;
  const delivery = beforeDiscount(pricing.deliveryGross, pricing.deliveryDiscount);
  const money = (amount: number) => formatMoney(toCents(amount), currency);
  const about = pricing.isApproximate ? `${marks.approximately} ` : '';
  return (
    <section className="card" aria-label={words.items}>
      <h2>{words.items}</h2>
      <ul className="ordered">
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- items are addressed by index (SPEC section 3)
          <li key={index}>
            <span className="quantity number">
              {formatAmount(item.amount)} {unitName(item.unit)}
            </span>
            <span className="what">
              <b lang={langOfWord(item.name, item)}>{item.name}</b>
              <small lang={langOfChoices(item.parts, item)}>{choicesText(item.parts)}</small>
              {item.deposits?.map((one) => (
                <small key={one.kind + one.amount}>{depositText(one, money(one.amount))}</small>
              ))}
              {factLines(item.facts, currency).map((line) => (
                <small key={line}>{line}</small>
              ))}
            </span>
            <span className="price number">{money(beforeDiscount(item.gross, item.discount))}</span>
          </li>
        ))}
      </ul>
      <dl className="summary">
        {Boolean(pricing.depositGross) && (
          <div>
            <dt>{cartWords.deposit}</dt>
            <dd className="number">{money(pricing.depositGross ?? 0)}</dd>
          </div>
        )}
        {order.isDelivery && (
          <div>
            <dt>{cartWords.deliveryCost}</dt>
            <dd className="number">{delivery === 0 ? cartWords.free : money(delivery)}</dd>
          </div>
        )}
        {pricing.promotions?.map((one) => (
          <div key={one.id}>
            <dt>{promotionLabel(one)}</dt>
            <dd className="number">{money(-one.amount)}</dd>
          </div>
        ))}
        {Boolean(pricing.tip) && (
          <div>
            <dt>{paying.name}</dt>
            <dd className="number">{money(pricing.tip ?? 0)}</dd>
          </div>
        )}
        <div className="grand">
          <dt>{cartWords.total(pricing.totalNet < pricing.totalGross)}</dt>
          <dd className="number" data-total>
            {about}
            {money(pricing.totalGross)}
          </dd>
        </div>
        {Boolean(pricing.rounding) && (
          <>
            <div>
              <dt>{paying.rounding}</dt>
              <dd className="number">{money(pricing.rounding ?? 0)}</dd>
            </div>
            <div className="grand">
              <dt>{paying.toPay}</dt>
              <dd className="number">{money(payable(pricing))}</dd>
            </div>
          </>
        )}
        {pricing.taxes.map(({ rate, amount }) => (
          <div key={rate} className="included">
            <dt>{words.includedVat(formatAmount(rate))}</dt>
            <dd className="number">
              {about}
              {money(amount)}
            </dd>
          </div>
        ))}
        {order.refunded > 0 && (
          <div>
            <dt>{words.givenBack}</dt>
            <dd className="number">{money(order.refunded)}</dd>
          </div>
        )}
      </dl>
      <TillPlace order={order} />
    </section>
  );
}

/** The order as a receipt: printed, or saved as a PDF by the browser's print dialog (`receipt-print.css` has its look). */
export function Receipt({ order }: { order: PublicOrder }) {
  const confirmation = `${currentShop().api}/api/orders/public/${order.uid}/${order.hash}/confirmation`;
  return (
    <div className="receipt">
      <p className="receipt-heading">{words.receiptOf(order.id)}</p>
      <button type="button" className="button quiet" onClick={() => print()}>
        {words.receipt}
      </button>
      {order.hasConfirmation && (
        <>
          <a className="button quiet" href={confirmation} target="_blank" rel="noopener">
            {words.confirmation}
          </a>
          <a className="button quiet" href={`${confirmation}.pdf`} target="_blank" rel="noopener">
            {words.confirmationPdf}
          </a>
        </>
      )}
    </div>
  );
}
