import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { endpoints } from '../../lib/contract/endpoints.ts';
import { parseListQuery } from '../../lib/contract/lists.ts';
import { PAYMENT_FIELDS } from '../../lib/contract/payments.ts';
import { staffWords } from '../platform/staff-words.ts';
import type { Face } from '../../lib/domain/face/face.ts';
import { faceStyle } from '../../lib/domain/face/style.ts';
import { toCents, asCents, formatMoney } from '../../lib/domain/money.ts';
import type { OnlineMethod } from '../../lib/domain/payment-methods.ts';
import type { OrderService } from '../orders/service.ts';
import type { Api } from '../platform/http/api.ts';
import type { PaymentService } from './service.ts';
import { failure, sendPage } from '../platform/http/failures.ts';
import { actorOf } from '../platform/http/guard.ts';
import { orderFailure } from '../orders/routes/order-failures.ts';
import { TEST_CHOICES, testProviderPath, type TestChoice, type TestProvider } from './test-provider.ts';
import { testProviderTexts as texts } from './words.ts';

/** Calls of providers, returning customers and staff about online payments. */
export function paymentRoutes(
  { app, telemetry: { log }, countRefusal }: Api,
  payments: PaymentService,
  { readOrders }: Pick<OrderService, 'readOrders'>,
): void {
  async function take(c: Context, method: OnlineMethod) {
    const headers = Object.fromEntries(c.req.raw.headers);
    const taken = await payments.takeCall(method, { headers, body: await c.req.text() });
    c.header('cache-control', 'no-store');
    if (taken.ok) return c.json({ data: { taken: true as const } }, 200);
    const errors = [{ field: null, message: staffWords().PAYMENT_CALL_MESSAGES[taken.code] }];
    if (taken.code === 'notConfigured') return c.json({ errors }, 503);
    // Counted after the signature check, so that valid calls from the same address still pass and the log stays short.
    const tooMany = await countRefusal(c);
    if (tooMany) return tooMany;
    log.info({ id: c.get('requestId'), method, reason: taken.reason }, 'call of a payment provider refused');
    return c.json({ errors }, 401);
  }

  app.openapi(endpoints.takeMollieCall.route, (c) => take(c, 'mollie'));
  app.openapi(endpoints.takeDatatransCall.route, (c) => take(c, 'datatrans'));

  app.openapi(endpoints.returnFromProvider.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const address = await payments.returnFromProvider(uid, hash);
    c.header('cache-control', 'no-store');
    return address === null ? failure(c, 404, 'orderNotFound') : c.redirect(address, 303);
  });

  app.openapi(endpoints.listPayments.route, async (c) => {
    const asked = parseListQuery(c.req.valid('query'), PAYMENT_FIELDS);
    if (!asked.ok) return c.json({ errors: asked.errors }, 400);
    return sendPage(c, 'payments', await payments.read(actorOf(c), asked.query), asked.query);
  });

  app.openapi(endpoints.refundOrder.route, async (c) => {
    const { id } = c.req.valid('param');
    const { amount, note } = c.req.valid('json');
    const refunded = await payments.refundOrder(actorOf(c), id, { amountCents: toCents(amount), note });
    c.header('cache-control', 'no-store');
    if (!refunded.ok) return orderFailure(c, refunded.code);
    const found = await readOrders.read(actorOf(c), id);
    return found.ok ? c.json({ data: found.result }, 200) : orderFailure(c, found.code);
  });
}

const isChoice = (word: string | undefined): word is TestChoice =>
  word !== undefined && Object.hasOwn(TEST_CHOICES, word);

/** The pages of the test provider: beside the API, as a provider's would be. */
export function testProviderRoutes(
  app: Api['app'],
  { find, choose }: TestProvider,
  readFace: () => Promise<Face>,
): void {
  const page = async (title: string, content: ReturnType<typeof html>) =>
    pageIn(await readFace(), title, content);
  app.get(testProviderPath(':id'), async (c) => {
    const payment = await find(c.req.param('id') ?? '');
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex');
    if (!payment) return c.html(await page(texts.noSuchPayment, html``), 404);
    const amount = formatMoney(asCents(payment.amountCents), payment.currency);
    const buttons = Object.entries(texts.labels).map(
      ([choice, label]) => html`<button name="choice" value="${choice}" class="${choice}">${label}</button>`,
    );
    const rest =
      payment.state === 'open'
        ? html`<form method="post" action="?">${buttons}</form>
            <p class="small">${texts.leaving}</p>`
        : html`<p role="status">${texts.ended[payment.state]}</p>
            <p><a href="${payment.returnUrl}">${texts.back}</a></p>`;
    return c.html(
      await page(
        amount,
        html`<p>${payment.description}</p>
          ${rest}`,
      ),
    );
  });

  app.post(testProviderPath(':id'), async (c) => {
    const { choice } = await c.req.parseBody();
    const chosen = typeof choice === 'string' && isChoice(choice) ? choice : null;
    const address = chosen && (await choose(c.req.param('id') ?? '', chosen));
    c.header('cache-control', 'no-store');
    return address ? c.redirect(address, 303) : c.html(await page(texts.noSuchPayment, html``), 404);
  });
}

function pageIn(face: Face, title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${texts.title(title)}</title>
        <style>
          ${raw(faceStyle(face))} ${STYLE}
        </style>
      </head>
      <body>
        <p class="test"><strong>${texts.mark}</strong> ${texts.hint}</p>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

const STYLE = `
@view-transition { navigation: auto; }
:root { font: 1.0625rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink); }
.test { margin: 0; padding: 0.75rem 1rem; text-align: center; color: var(--on-brand);
  background: repeating-linear-gradient(-45deg, var(--brand) 0 1.25rem, var(--brand-strong) 1.25rem 2.5rem); }
main { box-sizing: border-box; max-width: 26rem; margin: 2rem auto; padding: 1.75rem; border-radius: var(--radius-2);
  background: var(--raised); box-shadow: var(--shadow-2); }
h1 { margin: 0; font-size: 2.5rem; line-height: 1.1; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 0.75rem; margin-top: 1.5rem; }
button { min-height: 3.25rem; border: 2px solid var(--line-strong); border-radius: var(--radius-2); background: none;
  color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.pay { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
a { color: inherit; }
.small { margin-bottom: 0; font-size: 0.9375rem; opacity: 0.8; }
`;
