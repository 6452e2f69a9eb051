import { html } from 'hono/html';
import type { CustomerArchive } from '../../lib/contract/stored-data.ts';

/** German texts of an archive that is handed to a customer. */
const privacyTexts = {
  title: 'Auskunft über gespeicherte Daten',
  intro: (contact: string, at: string) =>
    `Gespeichert zu ${contact} am ${at}. Auskunft nach Art. 15 DSGVO; dieselben Daten liegen als JSON bei.`,
  order: (ticket: string, branch: string, at: string) => `Bestellung ${ticket}, ${branch}, ${at}`,
  total: 'Summe',
  review: 'Bewertung',
  history: 'Verlauf',
  messages: 'Nachrichten',
  withdrawals: 'Widerrufe',
  fields: [
    ['name', 'Name'],
    ['email', 'E-Mail'],
    ['phone', 'Telefon'],
    ['street', 'Straße und Hausnummer'],
    ['city', 'Ort'],
    ['floor', 'Stock'],
    ['stairway', 'Treppe'],
    ['door', 'Tür'],
    ['comment', 'Notiz'],
    ['language', 'Sprache'],
    ['rejectionMessage', 'Begründung einer Absage'],
    ['paymentMethod', 'Zahlungsart'],
    ['state', 'Zustand'],
  ],
} as const;

type Archive = Omit<CustomerArchive, 'html'>;
type Value = string | number | boolean | null | undefined | object;

/** An archive as a page to read and print; values are escaped. */
export async function archivePage(archive: Archive): Promise<string> {
  const { createdAt, contact, orders, messages, withdrawals } = archive;
  const page = html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${privacyTexts.title}</title>
        <style>
          body {
            font:
              1rem/1.5 system-ui,
              sans-serif;
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          th {
            text-align: left;
            padding-right: 1rem;
            vertical-align: top;
          }
          pre {
            white-space: pre-wrap;
          }
        </style>
      </head>
      <body>
        <h1>${privacyTexts.title}</h1>
        <p>${privacyTexts.intro(contact, createdAt)}</p>
        ${orders.map(
          (order) =>
            html`<h2>
                ${privacyTexts.order(order.ticketNumber ?? '', order.branch.name ?? '', order.createdAt)}
              </h2>
              ${table([
                ...privacyTexts.fields.map(([field, name]) => [name, order[field]] as [string, Value]),
                [privacyTexts.total, `${order.pricing.totalGross} ${order.currency}`],
                [
                  privacyTexts.review,
                  order.questionnaire && `${order.questionnaire.rating}/5 ${order.questionnaire.comment}`,
                ],
              ])}
              <ul>
                ${order.items.map(
                  ({ amount, unit, name, gross, parts }) =>
                    html`<li>
                      ${amount} ${unit} ${name}, ${gross}
                      ${order.currency}${parts.map((part) => html`, ${part.name}: ${textOf(part.value)}`)}
                    </li>`,
                )}
              </ul>
              <h3>${privacyTexts.history}</h3>
              <ul>
                ${order.history.map(({ at, action, changes }) => html`<li>${at}: ${action} ${textOf(changes)}</li>`)}
              </ul>`,
        )}
        <h2>${privacyTexts.messages}</h2>
        ${messages.map(
          ({ createdAt: at, recipient, text }) =>
            html`<h3>${at}, ${recipient}</h3>
              <pre>${text}</pre>`,
        )}
        ${withdrawals.length === 0 ? '' : html`<h2>${privacyTexts.withdrawals}</h2>`}
        ${withdrawals.map(
          ({ receivedAt, name, email, orderNumber, goods }) =>
            html`<p>${[receivedAt, name, email, orderNumber, ...goods].join(', ')}</p>`,
        )}
      </body>
    </html>`;
  return (await page).toString();
}

function table(rows: [string, Value][]) {
  const filled = rows.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return html`<table>
    ${filled.map(
      ([name, value]) =>
        html`<tr>
          <th>${name}</th>
          <td>${textOf(value)}</td>
        </tr>`,
    )}
  </table>`;
}

function textOf(value: Value): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.keys(value).length === 0 ? '' : JSON.stringify(value);
}
