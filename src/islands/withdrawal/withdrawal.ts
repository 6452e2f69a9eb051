import { withdrawal as words } from '../../content/texts/withdrawal.ts';
import { createApi } from '../../lib/client/api.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import type { WithdrawalAcknowledgement } from '../../lib/contract/withdrawals.ts';
import { formatAmount } from '../../lib/domain/quantity.ts';
import { receivedText, returnableLines } from '../../lib/domain/withdrawal.ts';
import { unitName } from '../../lib/domain/words/units.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { button, make } from '../shell/elements.ts';
import '../controls/controls.css';
import '../controls/form.css';

/** What step 1 asks for. `lines`: null by hand. */
interface Declared {
  name: string;
  email: string;
  orderNumber: string;
  goods: string;
  lines: number[] | null;
}

/** An order known by its link. */
interface Linked {
  keys: { uid: string; hash: string };
  order: PublicOrder;
}

/** The order's keys, behind `#`, which no server sees. */
const KEYS = /^#([\w-]+)\/([\w-]+)$/;

const facts = (rows: readonly [string, string][]) =>
  make(
    'dl',
    { className: 'facts' },
    ...rows.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))),
  );

/** A field with its label and hint; the browser itself says what is missing. */
function field(name: keyof Declared, label: string, hint: string, input: Partial<HTMLInputElement>) {
  const id = `withdrawal-${name}`;
  const box = make('input', { id, name, required: true, maxLength: 200, ...input });
  const note = make('p', { className: 'hint', id: `${id}-hint` }, hint);
  if (hint !== '') box.setAttribute('aria-describedby', note.id);
  return make(
    'div',
    { className: 'field' },
    make('label', { htmlFor: id }, label),
    box,
    ...(hint === '' ? [] : [note]),
  );
}

const lineText = ({ amount, unit, name }: PublicOrder['items'][number]) =>
  `${formatAmount(amount)} ${unitName(unit)} ${name}`;

const numberOf = ({ id, ticketNumber }: PublicOrder) =>
  ticketNumber === null ? String(id) : `${id} (#${ticketNumber})`;

/** The lines that have the right, as boxes to tick; or that there are none. */
function lineChoice({ items }: PublicOrder): HTMLElement {
  const returnable = returnableLines(items).flatMap((index) => {
    const item = items[index];
    return item ? [{ item, index }] : [];
  });
  if (returnable.length === 0) return make('p', { className: 'notice' }, words.noLines);
  return make(
    'fieldset',
    {},
    make('legend', {}, words.lines),
    ...returnable.map(({ item, index }) =>
      make(
        'div',
        { className: 'check' },
        make(
          'label',
          {},
          make('input', { type: 'checkbox', name: 'lines', value: String(index), checked: true }),
          make('span', {}, lineText(item)),
        ),
      ),
    ),
  );
}

/** The withdrawal function: step 1 asks, step 2 shows and confirms, then the receipt (§ 356a BGB). */
export async function startWithdrawal(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-withdrawal]');
  if (!place) return;
  const { api: base, timezone } = currentShop();
  const api = createApi(base);
  const [, uid = '', hash = ''] = KEYS.exec(location.hash) ?? [];
  const keys = { uid, hash };
  const found = uid === '' ? null : await api('get /api/orders/public/{uid}/{hash}', { params: keys });
  const linked: Linked | null = found?.ok ? { keys, order: found.data } : null;

  /** Shows a step, and puts the focus on its heading where it follows another. */
  const show = (heading: string, isFirst: boolean, ...parts: Node[]) => {
    const title = make('h2', { tabIndex: -1 }, heading);
    place.replaceChildren(title, ...parts);
    if (!isFirst) title.focus();
  };

  function ask(given: Declared | null): void {
    const send = make('button', { type: 'submit', className: 'button' }, words.next);
    const problem = make('p', { className: 'error', role: 'alert' });
    const form = make(
      'form',
      {},
      make('p', {}, words.noReason),
      ...(linked
        ? [facts([[words.orderNumber, numberOf(linked.order)]]), lineChoice(linked.order)]
        : [
            field('orderNumber', words.orderNumber, words.orderNumberHint, {
              maxLength: 100,
              pattern: '.*\\S.*',
            }),
            field('goods', words.goods, words.goodsHint, { required: false, maxLength: 1000 }),
          ]),
      field('name', words.name, words.nameHint, { autocomplete: 'name', pattern: '.*\\S.*' }),
      field('email', words.email, '', { type: 'email', autocomplete: 'email' }),
      problem,
      send,
    );
    for (const [name, value] of Object.entries(given ?? {})) {
      const input = form.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input.type !== 'checkbox') input.value = String(value ?? '');
    }
    for (const box of form.querySelectorAll<HTMLInputElement>('[name=lines]'))
      if (given?.lines) box.checked = given.lines.includes(Number(box.value));
    form.onsubmit = (event) => {
      event.preventDefault();
      const data = new FormData(form);
      const said = (name: string) => {
        const value = data.get(name);
        return typeof value === 'string' ? value.trim() : '';
      };
      const lines = data.getAll('lines').map(Number);
      const hasLines = form.querySelector('[name=lines]') !== null;
      if (hasLines && lines.length === 0) {
        problem.textContent = words.linesMissing;
        return;
      }
      const orderNumber = linked ? numberOf(linked.order) : said('orderNumber');
      const rest = { name: said('name'), email: said('email'), goods: said('goods') };
      check({ ...rest, orderNumber, lines: hasLines ? lines : null });
    };
    show(words.step1, given === null, form);
  }

  function check(declared: Declared): void {
    const problem = make('p', { className: 'error', role: 'alert' });
    const confirm = button(words.confirm, 'button', () => void send(declared, confirm, problem));
    const { name, email, orderNumber } = declared;
    show(
      words.step2,
      false,
      make('p', {}, words.declare),
      make('ul', {}, ...goodsOf(declared).map((one) => make('li', {}, one))),
      facts([
        [words.orderNumber, orderNumber],
        [words.name, name],
        [words.email, email],
      ]),
      problem,
      make(
        'div',
        { className: 'actions' },
        confirm,
        button(words.back, 'button quiet', () => ask(declared)),
      ),
    );
  }

  function goodsOf({ lines, goods }: Declared): string[] {
    const chosen = (lines ?? []).flatMap((index) => linked?.order.items[index] ?? []);
    if (chosen.length > 0) return chosen.map(lineText);
    return [goods || words.all];
  }

  async function send(declared: Declared, confirm: HTMLButtonElement, problem: HTMLElement): Promise<void> {
    if (confirm.ariaDisabled === 'true') return;
    confirm.ariaDisabled = 'true';
    confirm.textContent = words.sending;
    problem.textContent = '';
    const answer = await api('post /api/withdrawals', {
      body: { ...declared, order: linked?.keys ?? null },
    });
    if (answer.ok) return receipt(answer.data);
    confirm.ariaDisabled = 'false';
    confirm.textContent = words.confirm;
    problem.textContent = answer.errors.map(({ message }) => message).join(' ') || words.failed;
  }

  function receipt({
    receivedAt,
    name,
    email,
    orderNumber,
    goods,
    isMailed,
  }: WithdrawalAcknowledgement): void {
    show(
      words.done,
      false,
      make('p', {}, isMailed ? words.mailed(email) : words.notMailed),
      facts([
        [words.received, receivedText(Date.parse(receivedAt), timezone)],
        [words.orderNumber, orderNumber],
        [words.withdrawn, goods.join(', ') || words.all],
        [words.name, name],
      ]),
      button(words.print, 'button quiet', () => print()),
    );
  }

  ask(null);
}
