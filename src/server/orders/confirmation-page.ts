import { html } from 'hono/html';
import type { Shop } from '../../lib/contract/shop.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { formatAmount } from '../../lib/domain/amount-input.ts';
import { isEmptyValue, namesIn } from '../../lib/domain/cart-item.ts';
import { countryOf } from '../../lib/domain/country.ts';
import { dayOf, formatDay, formatTime } from '../../lib/domain/dates.ts';
import { MODE_NAMES } from '../../lib/domain/mode-names.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { depositText } from '../../lib/domain/deposit-names.ts';
import { payable } from '../../lib/domain/cash-rounding.ts';
import { factLines } from '../../lib/domain/line-fact-words.ts';
import { modeOf } from '../../lib/domain/order-mode.ts';
import { smallBusinessNote } from '../../lib/domain/price-notes.ts';
import { exceptionOf, returnableLines } from '../../lib/domain/withdrawal.ts';
import { uploadsIn } from '../../lib/domain/uploads.ts';
import type { Database } from '../platform/database/database.ts';
import { readLegalTexts, type LegalText } from '../shop/queries/legal-texts.ts';
import type { StoredOrder } from './queries/orders.ts';
import { toPublicOrder } from './order-views.ts';
import { confirmationTexts as texts, paymentNames } from './words.ts';

/**
 * The confirmation of an order, to keep on a durable medium (§ 312f Abs. 2 BGB, § 7 Abs. 3 FAGG): seller, lines, taxes, and the legal texts
 * as they stood when it was placed. One file that needs nothing else. `customer` is named in the mailed file only: the link to the page
 * may be passed on.
 */
export async function writeConfirmation(
  db: Database,
  stored: StoredOrder,
  shop: Shop | null,
  customer = '',
): Promise<string> {
  const kept = await readLegalTexts(db, stored.order.legalTexts);
  return confirmationPage(toPublicOrder(stored), { currency: stored.order.currency, customer }, kept, shop);
}

async function confirmationPage(
  order: PublicOrder,
  { currency, customer }: { currency: string; customer: string },
  kept: readonly LegalText[],
  shop: Shop | null,
): Promise<string> {
  const zone = shop?.config.timezone ?? 'Europe/Berlin';
  const money = (amount: number) => formatMoney(toCents(amount), currency);
  const at = (instant: string) => {
    const time = Date.parse(instant);
    return texts.at(formatDay(dayOf(time, zone)), formatTime(time, zone));
  };
  const { pricing } = order;
  const { depositGross = 0, tip = 0, rounding = 0 } = pricing;
  const about = pricing.isApproximate ? texts.about : '';
  const wanted = order.appointment ?? order.appointmentDate;
  const isTaxFree = pricing.taxes.every(({ rate }) => rate === 0);
  const branch = shop?.branches.find(({ id }) => id === order.branch.id) ?? {};
  const note = isTaxFree && shop ? smallBusinessNote(shop.config, branch) : null;
  const facts: [string, string][] = [
    [texts.number, order.ticketNumber === null ? String(order.id) : `${order.id} (#${order.ticketNumber})`],
    [texts.ordered, at(order.createdAt)],
    ...(customer === '' ? [] : ([[texts.customer, customer]] as [string, string][])),
    [texts.mode, MODE_NAMES[modeOf(order)]],
    [texts.due, wanted === null ? texts.asap : at(wanted)],
    [texts.payment, paymentNames[order.paymentMethod]],
  ];
  /** Goods, deposits, delivery and tip are the total; what is rounded in cash stands below it. */
  const sums: [string, string][] = [
    ...added(texts.deposit, depositGross),
    ...(order.isDelivery ? ([[texts.delivery, money(pricing.deliveryGross)]] as [string, string][]) : []),
    ...added(texts.tip, tip),
    [texts.total, about + money(pricing.totalGross)],
    ...added(texts.rounding, rounding),
    ...added(texts.toPay, rounding === 0 ? 0 : payable(pricing), about),
    ...(note === null
      ? pricing.taxes.map(
          ({ rate, amount }) => [texts.vat(formatAmount(rate)), money(amount)] as [string, string],
        )
      : []),
  ];
  function added(name: string, amount: number, before = ''): [string, string][] {
    return amount === 0 ? [] : [[name, before + money(amount)]];
  }
  const page = html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${texts.title(order.id)}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>${texts.title(order.id)}</h1>
        <h2>${texts.seller}</h2>
        <p class="kept">${sellerOf(order, shop).join('\n')}</p>
        ${table(facts)}
        <h2>${texts.items}</h2>
        <table class="sums">
          ${order.items.map(
            ({ amount, unit, name, parts, gross, isApproximate, facts: said, deposits = [] }) =>
              html`<tr>
                <td>
                  ${formatAmount(amount)} ${unit} ${name}
                  ${parts
                    .filter(({ value }) => !isEmptyValue(value))
                    .map(
                      (part) =>
                        html`<br /><small
                            >${part.name}:
                            ${uploadsIn([part]).length > 0 ? texts.files : namesIn(part.value).join(', ')}</small
                          >`,
                    )}
                  ${[
                    ...deposits.map((one) => depositText(one, money(one.amount))),
                    ...factLines(said, currency),
                  ].map((line) => html`<br /><small>${line}</small>`)}
                </td>
                <td>${isApproximate ? texts.about : ''}${money(gross)}</td>
              </tr>`,
          )}
        </table>
        ${table(sums, 'sums')} ${note === null ? '' : html`<p>${note}</p>`}
        ${withdrawalNotes(order, shop).map((words) => html`<p>${words}</p>`)}
        ${kept
          .filter(({ kind }) => kind !== 'imprint')
          .map(
            ({ kind, text, validFrom }) =>
              html`<section>
                <h2>${texts.kinds[kind]}</h2>
                <p>${texts.validFrom(formatDay(dayOf(validFrom.getTime(), zone)))}</p>
                ${blocksOf(text)}
              </section>`,
          )}
      </body>
    </html>`;
  return (await page).toString();
}

/** Which goods have a right of withdrawal and which have none (Art. 246a § 1 Abs. 2, 3 EGBGB); empty where the country knows no such right. */
function withdrawalNotes({ items, branch }: PublicOrder, shop: Shop | null): string[] {
  const exception = exceptionOf(
    countryOf(shop?.config ?? {}, shop?.branches.find(({ id }) => id === branch.id) ?? {}),
  );
  if (exception === null) return [];
  const returnable = returnableLines(items);
  if (returnable.length === 0) return [texts.noWithdrawal(exception)];
  const goods = returnable.flatMap((index) => items[index]?.name ?? []).join(', ');
  return [
    texts.withdrawalOf(goods),
    ...(returnable.length < items.length ? [texts.noWithdrawalElse(exception)] : []),
  ];
}

/** The seller: name, legal form and address; without them the imprint's branch, which every shop has. */
function sellerOf({ branch }: PublicOrder, shop: Shop | null): string[] {
  const { businessName = '', shopName = '', legalForm = '', sellerAddress = '' } = shop?.config ?? {};
  const email = shop?.branches.find(({ id }) => id === branch.id)?.email ?? '';
  const town = [branch.zipCode, branch.city].filter(Boolean).join(' ');
  const place = [branch.street, town].filter(Boolean).join(', ');
  return [
    businessName || shopName,
    legalForm,
    sellerAddress || place,
    texts.branch([branch.name, sellerAddress && place, branch.phone, email].filter(Boolean).join(', ')),
  ].filter((line) => line !== '');
}

/** A legal text, kept in Markdown, as plain blocks: headings, and paragraphs in which only lists keep their lines. */
function blocksOf(text: string) {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const heading = /^#+\s+(.*)$/.exec(block)?.[1];
      if (heading !== undefined) return html`<h3>${heading}</h3>`;
      const words = block.replaceAll('**', '').replace(/\n(?!\s*([-*|]|\d+\.)\s)/g, ' ');
      return html`<p class="kept">${words}</p>`;
    });
}

/** What stands out among the sums. */
const TOTALS: ReadonlySet<string> = new Set([texts.total, texts.toPay]);

function table(rows: readonly [string, string][], className = '') {
  return html`<table class="${className}">
    ${rows.map(
      ([name, value]) =>
        html`<tr class="${TOTALS.has(name) ? 'total' : ''}">
          <td>${name}</td>
          <td>${value}</td>
        </tr>`,
    )}
  </table>`;
}

const STYLE = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; background: #fff; color: #1a1712; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.2rem; break-after: avoid; }
table { width: 100%; border-collapse: collapse; }
td { padding: 0.35rem 1rem 0.35rem 0; border-bottom: 1px solid #ddd6c8; vertical-align: top; }
td:first-child { width: 60%; }
.sums td:last-child { padding-right: 0; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
small { color: #5d564a; }
.total td { font-weight: 700; }
.kept { white-space: pre-line; overflow-wrap: anywhere; }
@media print { body { margin: 0; max-width: none; } }
`;
